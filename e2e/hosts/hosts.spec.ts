import { bookAndCompare } from './book-and-compare.ts';
import { habits, places } from './pages/index.ts';

bookAndCompare([...places, ...habits]);
