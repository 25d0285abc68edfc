// The pinned build, one file at an address that names its content: for pages that check its integrity, and for a script
// whose app or popup did not load.
import './loader.ts';

export { createPopup, openFor } from '../popup/index.ts';
export { mount } from '../screen/index.ts';
