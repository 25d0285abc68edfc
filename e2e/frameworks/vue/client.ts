import { createApp } from './server-rendered.ts';

// Hydrates only when it is told to: by then the element may have been running for long.
addEventListener('hydrate', () => createApp().mount('main'));
