// The build that is one file, at an address that never changes what it holds: for who wants its integrity checked, and for
// the script whose app did not come.
import './loader.ts';

export { mount } from './screen/index.ts';
