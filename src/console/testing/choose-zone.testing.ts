import { fireEvent, screen } from '@testing-library/preact';

/** Types into the field of a time zone, and chooses the first zone whose name begins with the text. */
export async function chooseZone(label: string, city: string): Promise<void> {
  fireEvent.input(screen.getByRole('combobox', { name: label }), { target: { value: city } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${city}`) }));
}
