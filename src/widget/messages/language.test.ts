import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget, type Widget } from '../testing/index.ts';

afterEach(leavePage);

const rootOf = ({ element }: Widget) => element.shadowRoot?.querySelector<HTMLElement>('.root');

describe('the language', () => {
  test.each([
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['de', 'ltr'],
  ])('sets language %s and its direction on the root', async (locale, direction) => {
    const widget = openWidget(createFakeGateway(), { locale });
    await waitFor(() => expect(rootOf(widget)?.lang).toBe(locale));
    expect(rootOf(widget)?.dir).toBe(direction);
  });

  test('changes words and dates with the attribute', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.find('heading', 'November 2026');
    widget.element.locale = 'fr';
    expect(await widget.find('heading', 'novembre 2026')).toBeTruthy();
    expect(await widget.find('button', 'Mois suivant')).toBeTruthy();
    expect(rootOf(widget)?.lang).toBe('fr');
  });

  test('uses the language of the page when the element has none', async () => {
    document.documentElement.lang = 'sv';
    const widget = openWidget(createFakeGateway(), { locale: '' });
    expect(await widget.find('button', 'Nästa månad')).toBeTruthy();
    document.documentElement.lang = '';
  });

  test('uses the page’s own words before and after it is mounted', async () => {
    const widget = openWidget(createFakeGateway());
    widget.element.messages = { nextMonth: 'Onwards' };
    expect(await widget.find('button', 'Onwards')).toBeTruthy();
    widget.element.messages = null;
    expect(await widget.find('button', 'Next month')).toBeTruthy();
  });

  test('keeps the page’s own words in every language', async () => {
    const widget = openWidget(createFakeGateway(), { locale: 'de' });
    widget.element.messages = { nextMonth: 'Los' };
    expect(await widget.find('button', 'Los')).toBeTruthy();
    expect(await widget.find('button', 'Voriger Monat')).toBeTruthy();
  });
});
