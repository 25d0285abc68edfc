import type { EventTypeDistribution, HostDistribution } from '../../../../../contract/index.ts';
import { type LocalDate, localDateAt, requireInstant } from '../../../../../time/index.ts';
import { capitalized, hostZone, monthText } from '../../../../formats/index.ts';
import { locale } from '../../../../words/index.ts';
import { words } from '../../words/index.ts';
import { shareText } from '../hosts-text.ts';
import './distribution.css';

type DistributionTableProps = { readonly months: readonly [EventTypeDistribution, EventTypeDistribution] };

/** A table with a row for each host: the share they should get, and their meetings this month and before. */
export function DistributionTable({ months }: DistributionTableProps) {
  const { distribution: texts, hosts: hostTexts } = words.current;
  const [{ hosts }, before] = months;
  return (
    <div class="shares-frame">
      <table class="shares" aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col" class="share-host">
              <span>{hostTexts.dialog.host}</span>
            </th>
            <th scope="col" class="share-wanted">
              {hostTexts.share}
            </th>
            {months.map(({ from }) => (
              <th scope="col" key={from}>
                {capitalized(monthText(from as LocalDate)) /* the server sends only real dates */}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hosts.map((host) => (
            <tr key={host.user_id}>
              <th scope="row" class="share-host">
                <span>
                  <bdi>{host.name}</bdi>
                </span>
              </th>
              <td>
                {host.weight > 0 ? (
                  <strong class="figures">{shareText(host, hosts)}</strong>
                ) : (
                  <span>{hostTexts.paused}</span>
                )}
              </td>
              <MonthCell host={host} isCurrent />
              <MonthCell host={before.hosts.find(({ user_id }) => user_id === host.user_id)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type MonthCellProps = {
  readonly host: HostDistribution | undefined;
  /** Whether the next host is chosen by the meetings of this month. */
  readonly isCurrent?: boolean;
};

/** The meetings of a host in a month. */
function MonthCell({ host, isCurrent = false }: MonthCellProps) {
  const texts = words.current.distribution;
  if (!host) return <td />;
  const { actual_share: share, assigned, counted, credit, last_assigned_at: latest } = host;
  return (
    <td>
      {share !== null && <strong class="figures">{percentText(share)}</strong>}
      <span>{texts.meetings(assigned)}</span>
      {isCurrent && counted < assigned && <span>{texts.counted(counted)}</span>}
      {isCurrent && credit !== undefined && <span>{texts.credit(numberText(credit))}</span>}
      {latest !== null && <span>{texts.latest(dateText(latest))}</span>}
    </td>
  );
}

function numberText(number: number): string {
  return new Intl.NumberFormat(locale().tag).format(number);
}

function percentText(percent: number): string {
  return new Intl.NumberFormat(locale().tag, { style: 'percent' }).format(percent / 100);
}

/** Returns `Tue 24 Nov`, in the host's zone. */
function dateText(instant: string): string {
  return locale().formats.shortDate(localDateAt(requireInstant(instant), hostZone()));
}
