import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServerRendered } from './server-rendered.tsx';

const place = document.querySelector('main') ?? document.body;

// Hydrates only when the test says so, possibly long after the element was upgraded.
addEventListener('hydrate', () =>
  hydrateRoot(
    place,
    <StrictMode>
      <ServerRendered name="Ada" />
    </StrictMode>,
  ),
);
