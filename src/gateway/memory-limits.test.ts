import { describe } from 'vitest';
import { limitsLaws } from './limits-laws.testing.ts';
import { createMemoryLimits } from './memory-limits.ts';

describe('limits in memory', () => limitsLaws(createMemoryLimits));
