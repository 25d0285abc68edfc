import { afterEach, beforeEach, vi } from 'vitest';
import type { ZoneName } from '../../time/index.ts';
import { setHostClock } from '../formats/index.ts';
import { leaveConsole } from './open-screen.testing.tsx';

/**
 * Holds the clock at an afternoon in Berlin for each test of the file, for a host there who reads 14:32 and not 2:32 pm.
 * Leaves the console after each.
 */
export function holdClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T13:32:00Z') });
    setHostClock({ zone: 'Europe/Berlin' as ZoneName, hourCycle: 'h23' });
  });
  afterEach(() => {
    leaveConsole();
    vi.useRealTimers();
  });
}
