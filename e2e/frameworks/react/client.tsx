import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServerRendered } from './server-rendered.tsx';

const place = document.querySelector('main') ?? document.body;

// Hydration waits for its word: the element may be long alive by then.
addEventListener('hydrate', () =>
  hydrateRoot(
    place,
    <StrictMode>
      <ServerRendered name="Ada" />
    </StrictMode>,
  ),
);
