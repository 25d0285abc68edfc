import { bookingLink, usePublicOrigin } from '../../booking-links/index.ts';
import { Card, CopyButton, LinkButton } from '../../ui/index.ts';
import { QrCode } from './qr-code.tsx';
import { words } from './words/index.ts';

/** The link to an event type, to copy or as a QR code. */
export function BookingLinkCard({ publicId }: { readonly publicId: string }) {
  const { link } = words.current;
  const address = bookingLink(publicId, usePublicOrigin());
  return (
    <Card title={link.title}>
      <div class="embed-link">
        <div class="stack">
          <p class="muted">{link.text}</p>
          <p class="copied-line">
            <code>{address}</code>
          </p>
          <div class="row">
            <CopyButton text={address} label={link.copy} kind="primary" />
            <LinkButton href={address} isExternal>
              {link.open}
            </LinkButton>
          </div>
        </div>
        <QrCode text={address} label={link.qr} saveLabel={link.save} />
      </div>
    </Card>
  );
}
