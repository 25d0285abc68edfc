import { bookAndCompare } from './book-and-compare.ts';
import { policies, scripts } from './pages/index.ts';

bookAndCompare([...scripts, ...policies]);
