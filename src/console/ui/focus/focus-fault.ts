/** Moves the focus to the first field that is marked as invalid, if any. */
export function focusFault(region: ParentNode | null): void {
  region?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
