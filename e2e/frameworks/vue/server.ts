import { renderToString } from 'vue/server-renderer';
import { createApp } from './server-rendered.ts';

export const html = await renderToString(createApp());
