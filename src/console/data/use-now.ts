import { useEffect, useState } from 'preact/hooks';
import { type Instant, minuteMillis } from '../../time/index.ts';
import { now } from './server-clock.ts';

/** Returns the server's time, and renders the component again as each minute begins. */
export function useNow(): Instant {
  const [, draw] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait(): void {
      timer = setTimeout(tick, minuteMillis - (now() % minuteMillis));
    }
    function tick(): void {
      draw((count) => count + 1);
      wait();
    }
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now();
}
