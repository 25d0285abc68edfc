import { createSSRApp } from 'vue';
import { Booking } from './booking.ts';

export function createApp() {
  const app = createSSRApp(Booking, { name: 'Ada' });
  app.config.compilerOptions.isCustomElement = (tag) => tag === 'sched-booking';
  return app;
}
