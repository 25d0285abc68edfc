import { createApp } from './server-rendered.ts';

// Hydrates only on request: by then the element may have been running for long.
addEventListener('hydrate', () => createApp().mount('main'));
