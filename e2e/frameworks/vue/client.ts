import { createApp } from './server-rendered.ts';

// Hydration waits for its word: the element may be long alive by then.
addEventListener('hydrate', () => createApp().mount('main'));
