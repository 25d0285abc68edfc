import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServerRendered } from './server-rendered.tsx';

const place = document.querySelector('main') ?? document.body;

// Hydrates only when the test says so, possibly long after the element was upgraded.
addEventListener('hydrate', () =>
  hydrateRoot(
    place,
    <StrictMode>
      <Hydrated>
        <ServerRendered name="Ada" />
      </Hydrated>
    </StrictMode>,
  ),
);

/** Tells the test when everything inside is hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return children;
}
