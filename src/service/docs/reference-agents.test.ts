import { expect, test } from 'vitest';
import { scopes } from '../../contract/index.ts';
import { listTools } from '../mcp/index.ts';
import { renderAgents } from './reference-agents.ts';

const page = String(renderAgents());

test('lists every tool of an agent with its input', () => {
  const missing = listTools({ scopes }).filter(({ name }) => !page.includes(`<code>${name}</code>`));
  expect(missing).toEqual([]);
  expect(page).toContain(
    'event_type_id, start, name, email, timezone, answers?, guests?, duration?, locale?, preview?',
  );
});

test('explains how agents connect', () => {
  expect(page).toContain('OAuth is not supported yet');
});
