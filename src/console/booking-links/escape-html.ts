/** Returns a text for HTML, as content or in an attribute with double quotes, so that nothing in it is markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
