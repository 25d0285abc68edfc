import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dateInUtc } from '../../time/index.ts';
import type { Booking } from '../model/index.ts';
import { loadReadPage } from '../steps/index.ts';
import type { Finding } from './finding.ts';
import { inspectPage } from './inspect-page.ts';
import { probe } from './probe.ts';

/** Shows whether the setup is correct. */
export function Debug({ booking }: { booking: Booking }) {
  const { gateway } = booking.context();
  const probed = useSignal<readonly Finding[]>([]);
  const eventTypeName = booking.eventTypeName.value;
  const ask = async () => {
    const today = dateInUtc(gateway.now.value);
    const parts = { baseUrl: gateway.baseUrl, origin: location.origin, today, fetch: fetch.bind(window) };
    probed.value = await probe({ ...parts, eventTypeName });
  };
  useEffect(() => void ask(), [eventTypeName]);
  const findings = [...probed.value, ...usePage(booking), ...useViolations()];
  return (
    <section class="debug" lang="en" dir="ltr" aria-label="Setup check">
      <b>Setup check</b>
      <ul>
        {findings.map(({ subject, isGood, words }) => (
          <li key={subject + words} data-good={isGood}>
            {isGood ? '✓' : '✗'} <b>{subject}:</b> {words}
          </li>
        ))}
      </ul>
      <button type="button" class="link" onClick={() => void ask()}>
        Check again
      </button>
    </section>
  );
}

/** Reads the page again after every change. */
function usePage(booking: Booking): readonly Finding[] {
  const reader = useSignal<Awaited<ReturnType<typeof loadReadPage>> | undefined>(undefined);
  useEffect(() => {
    loadReadPage().then(
      (readPage) => {
        reader.value = readPage;
      },
      () => undefined,
    );
  }, []);
  const loadedFields = booking.loadedFields.value;
  if (loadedFields.state !== 'ready' || !reader.value) return [];
  const { element, gateway } = booking.context();
  const own = { element, baseUrl: gateway.baseUrl, scriptOrigin: new URL(import.meta.url).origin };
  const { durationFault, context } = booking;
  // Read, so that a changed attribute is inspected again.
  void context().settings.value;
  const { identifiers, faults } = reader.value(booking, loadedFields.data);
  const misfits = durationFault.value === undefined ? [] : [durationFault.value];
  return inspectPage({ ...own, identifiers, faults, misfits });
}

/** Collects what the page's Content-Security-Policy has blocked since the panel opened. */
function useViolations(): readonly Finding[] {
  const blocked = useSignal<readonly Finding[]>([]);
  useEffect(() => {
    const add = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const words = `${effectiveDirective} has blocked ${blockedURI}.`;
      if (blocked.value.every((other) => other.words !== words)) {
        blocked.value = [...blocked.value, { subject: 'Policy', isGood: false, words }];
      }
    };
    document.addEventListener('securitypolicyviolation', add);
    return () => document.removeEventListener('securitypolicyviolation', add);
  }, []);
  return blocked.value;
}
