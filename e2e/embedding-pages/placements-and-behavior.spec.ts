import { bookAndCompare } from './book-and-compare.ts';
import { behavior, placements } from './pages/index.ts';

bookAndCompare([...placements, ...behavior]);
