import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { introductoryCall, leavePage, openForm, problem, reachForm, sendForm, type Widget } from '../testing/index.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

/** Loads the times again, and waits until they are drawn. */
async function refreshTimes({ element, dispatchedNames }: Widget): Promise<void> {
  const countLoaded = () => dispatchedNames().filter((name) => name === 'sched:slots-loaded').length;
  const before = countLoaded();
  element.refresh();
  await waitFor(() => expect(countLoaded()).toBeGreaterThan(before));
}

describe('a booking whose response was lost', () => {
  async function loseResponses() {
    const form = await openForm();
    form.gateway.state.repliesLost = 2;
    await sendForm(form.widget);
    await form.pass(1.5);
    await form.widget.find('button', 'Try now');
    return form;
  }

  test('books once when an answer changes after a lost response', async () => {
    const { gateway, widget } = await loseResponses();
    await widget.type('Name', 'Ada Lovelace');
    await widget.click('Confirm booking');
    expect(await widget.text(/Your booking was made/)).toBeTruthy();
    expect(gateway.state.bookings).toHaveLength(1);
    expect(widget.detailOf('sched:booking-successful')?.answers).toMatchObject({ name: 'Ada Example' });
  });

  test('shows the lost booking when another time is chosen after it', async () => {
    const { gateway, widget } = await loseResponses();
    await widget.click('Back');
    await widget.clickTime('16:30');
    await widget.click('Next: 16:30');
    await widget.click('Confirm booking');
    expect(await widget.text(/November 2026, 15:30/)).toBeTruthy();
    expect(gateway.state.bookings).toHaveLength(1);
  });

  test('keeps Confirm when an answer changes and the time is no longer offered', async () => {
    const { gateway, widget } = await loseResponses();
    await widget.type('Name', 'Ada Lovelace');
    gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
    await refreshTimes(widget);
    expect(await widget.find('button', 'Confirm booking')).toBeTruthy();
    expect(widget.root().queryByText('This time was just taken')).toBeNull();
    expect(widget.heard()).not.toContain('no longer free');
  });

  test('does not show a lost booking to the next person after a reset', async () => {
    const { gateway, widget } = await loseResponses();
    widget.element.reset();
    await reachForm(widget);
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(new Set(gateway.state.keys).size).toBe(2);
  });
});

test('sends the language in which the form was shown', async () => {
  const { gateway, widget } = await openForm();
  await widget.type('Name', 'Ada Example');
  await widget.type('Email', 'ada@example.org');
  widget.element.setAttribute('locale', 'de');
  await widget.click('Termin buchen');
  await waitFor(() => expect(gateway.state.bookings).toMatchObject([{ locale: 'de' }]));
});

test('sends the changed answers when the first request never arrived', async () => {
  const { pass, gateway, widget } = await openForm();
  gateway.state.refusal = problem(503, 'unavailable');
  await sendForm(widget);
  await pass(1.5);
  await widget.find('button', 'Try now');
  await widget.type('Name', 'Ada Lovelace');
  gateway.state.refusal = undefined;
  await pass(60);
  expect(gateway.state.bookings).toHaveLength(0);
  await widget.click('Confirm booking');
  await widget.find('heading', 'You are booked');
  expect(gateway.state.bookings).toMatchObject([{ answers: { name: 'Ada Lovelace' } }]);
});

test('does not call a time taken if the page may have booked it itself', async () => {
  const { gateway, widget } = await openForm();
  widget.element.addEventListener('sched:submit', (event) => event.preventDefault());
  await sendForm(widget);
  gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
  await refreshTimes(widget);
  expect(await widget.find('button', 'Confirm booking')).toBeTruthy();
  expect(widget.heard()).not.toContain('no longer free');
});

describe('a booking whose response is slow', () => {
  async function sendSlowly() {
    const { gateway, widget } = await openForm();
    const reply = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await gateway.fetch(url, init);
      if (init.method === 'POST') await reply.promise;
      return response;
    });
    await sendForm(widget);
    await waitFor(() => expect(gateway.state.bookings).toHaveLength(1));
    return { gateway, widget, release: reply.resolve };
  }

  test('does not announce that its own time is gone', async () => {
    const { gateway, widget, release } = await sendSlowly();
    gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
    await refreshTimes(widget);
    expect(widget.heard()).toBe('');
    release();
    await widget.find('heading', 'You are booked');
    expect(widget.heard()).toBe('');
  });

  test('clears what the form announced once it is made', async () => {
    const { widget, release } = await sendSlowly();
    await widget.type('Email', 'ada');
    fireEvent.blur(await widget.find('textbox', 'Email'));
    await waitFor(() => expect(widget.heard()).toContain('Email'));
    release();
    await widget.find('heading', 'You are booked');
    expect(widget.heard()).toBe('');
  });
});

test('books the length that the form shows, even if the default has changed', async () => {
  const { gateway, widget } = await openForm();
  gateway.state.eventType = { ...introductoryCall, duration: 60, durations: [30, 60] };
  await sendForm(widget);
  await waitFor(() => expect(gateway.state.bookings).toMatchObject([{ duration: 30 }]));
});

test('offers the same time at the new length of the event type', async () => {
  const { gateway, widget } = await openForm();
  gateway.state.eventType = { ...introductoryCall, duration: 60 };
  await sendForm(widget);
  await widget.find('heading', 'The length of this meeting has changed');
  expect(widget.root().queryByText('This time was just taken')).toBeNull();
  await widget.click(/24\sNovember\s*15:30/);
  await widget.click('Confirm booking');
  await widget.find('heading', 'You are booked');
  expect(gateway.state.bookings).toMatchObject([{ start: '2026-11-24T14:30:00+00:00', duration: 60 }]);
});

test('says that the length has changed when newer times have another one', async () => {
  const { gateway, widget } = await openForm();
  gateway.state.eventType = { ...introductoryCall, duration: 60 };
  widget.element.refresh();
  expect(await widget.find('heading', 'The length of this meeting has changed')).toBeTruthy();
});

test('says that a time is taken after the page goes to another day', async () => {
  const { gateway, widget } = await openForm();
  widget.element.goTo({ date: '2026-11-26' });
  gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
  widget.element.refresh();
  expect(await widget.find('heading', 'This time was just taken')).toBeTruthy();
});
