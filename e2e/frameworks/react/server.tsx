import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerRendered } from './server-rendered.tsx';

export const html = renderToString(
  <StrictMode>
    <ServerRendered name="Ada" />
  </StrictMode>,
);
