import { register } from './register.ts';

register();
