import type { EventType } from '../../../contract/index.ts';
import { bookingLink, usePublicOrigin } from '../../booking-links/index.ts';
import { CopyButton, LinkButton } from '../../ui/index.ts';
import { TestBooking } from './test-booking.tsx';
import { words } from './words/index.ts';

/** The booking link, and a button that makes a test booking. */
export function LinkStep({ eventType }: { readonly eventType: EventType }) {
  const texts = words.current.link;
  const link = bookingLink(eventType.public_id, usePublicOrigin());
  return (
    <>
      <p class="muted">{texts.text}</p>
      <p class="welcome-link">
        <code>{link}</code>
      </p>
      <div class="row">
        <CopyButton text={link} label={texts.copy} />
        <LinkButton href={link} icon="external" isExternal>
          {texts.open}
        </LinkButton>
      </div>
      <TestBooking eventType={eventType} />
    </>
  );
}
