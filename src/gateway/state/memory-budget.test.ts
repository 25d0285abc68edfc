import { describe } from 'vitest';
import { budgetLaws } from './budget-laws.testing.ts';
import { createMemoryBudget } from './memory-budget.ts';

describe('a budget in memory', () => budgetLaws(createMemoryBudget));
