import { createApp } from './server-rendered.ts';

// Hydrates only when the test says so, possibly long after the element was upgraded.
addEventListener('hydrate', () => {
  createApp().mount('main');
  // Tells the test that everything is hydrated.
  document.documentElement.dataset.hydrated = '';
});
