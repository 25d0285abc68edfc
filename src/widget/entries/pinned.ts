// The pinned build, one file at an address that names its content: for pages that check its integrity, and for a script
// whose app did not load.
import './loader.ts';

export { mount } from '../screen/index.ts';
