// The page at `/manage`: passes the token behind the `#` to the widget. A separate module, because the page's policy
// allows no inline script. It runs before the widget's script, so that the widget starts with the booking.
const widget = document.querySelector('sched-booking');
const booking = document.getElementById('booking');
const withoutLink = document.getElementById('without-link');

function show(): void {
  const token = location.hash.slice(1);
  // Without a token there is no booking to request: the page itself says what to do.
  booking?.toggleAttribute('hidden', token === '');
  withoutLink?.toggleAttribute('hidden', token !== '');
  if (token === '') widget?.remove();
  else if (widget) {
    widget.setAttribute('booking-token', token);
    if (!widget.isConnected) booking?.prepend(widget);
  }
}

show();
window.addEventListener('hashchange', show);

export {};
