import { type LightDismissOptions, useLightDismiss } from './use-light-dismiss.ts';

/** The hook as a component that shows nothing, for what is open before this chunk has loaded. */
export function LightDismiss(options: LightDismissOptions) {
  useLightDismiss(options);
  return null;
}
