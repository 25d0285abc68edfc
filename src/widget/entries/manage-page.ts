// The page at `/manage`: hands the token behind the `#` to the widget. A module of its own, since the page's policy
// allows no script in it; it runs before the widget's, so the widget starts with the booking.
const widget = document.querySelector('sched-booking');
const language = navigator.language;
document.documentElement.lang = language;

function show(): void {
  // Never empty: a link that lost its end is told apart from a page without a booking.
  widget?.setAttribute('booking-token', location.hash.slice(1) || '-');
}

show();
window.addEventListener('hashchange', show);

export {};
