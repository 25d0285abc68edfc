// The pinned build, one file at an address that names its content: for pages that check its integrity, and for the script
// whose app did not come.
import './loader.ts';

export { mount } from '../screen/index.ts';
