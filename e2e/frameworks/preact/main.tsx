import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Booking } from './booking.tsx';

/** A page that changes every prop of the component, and renders again with each key that is typed. */
function Page() {
  const [isShown, setShown] = useState(false);
  const [layout, setLayout] = useState<'month' | 'week'>('month');
  const [name, setName] = useState('Ada');
  const [count, setCount] = useState(0);
  return (
    <main onInput={() => setCount(count + 1)}>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Leave' : 'Book'}
      </button>
      <button type="button" onClick={() => setLayout('week')}>
        By week
      </button>
      <button type="button" onClick={() => setName('Grace')}>
        Be Grace
      </button>
      <p>{count} typed</p>
      {isShown && <Booking name={name} layout={layout} />}
    </main>
  );
}

render(<Page />, document.body);
