import { encode } from 'uqr';

type QrCodeProps = {
  readonly text: string;
  /** The name of the picture for screen readers. */
  readonly label: string;
  readonly saveLabel: string;
};

/** A QR code as an SVG path of its dark modules, and a link that saves it as a file. */
export function QrCode({ text, label, saveLabel }: QrCodeProps) {
  const { size, data } = encode(text);
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const path = modules.join('');
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <figure class="qr-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
        <path d={path} />
      </svg>
      <a href={`data:image/svg+xml,${encodeURIComponent(file)}`} download="booking-link.svg">
        {saveLabel}
      </a>
    </figure>
  );
}
