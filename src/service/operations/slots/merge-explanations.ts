import type { SlotExplanation } from '../../../contract/index.ts';
import { requireInstant } from '../../../time/index.ts';

/** Why a host can be booked on a day, or not. */
export type HostExplanation = {
  readonly hostId: number;
  readonly explanation: SlotExplanation;
};

type Start = SlotExplanation['starts'][number];

/**
 * Merges the explanations of the only host, or of all who take turns: a start is offered if any of them offers it, and refused for the
 * reasons of all of them. What decides about each host, and each refusal, names the host.
 */
export function mergeExplanations(
  explanations: readonly HostExplanation[],
): Pick<SlotExplanation, 'offered' | 'layers' | 'starts'> {
  const layers: SlotExplanation['layers'] = [];
  const starts = new Map<string, Start>();
  for (const { hostId, explanation } of explanations) {
    const before = layers.length;
    layers.push(...explanation.layers.map((layer) => ({ ...layer, host_id: hostId })));
    for (const { start, refusals } of explanation.starts) {
      const refusalsOfHost = refusals.map(({ layer, ...refusal }) => ({
        ...refusal,
        ...(layer !== undefined && { layer: before + layer }),
        host_id: hostId,
      }));
      const others = starts.get(start)?.refusals;
      const isOffered = refusalsOfHost.length === 0 || others?.length === 0;
      starts.set(start, { start, refusals: isOffered ? [] : [...(others ?? []), ...refusalsOfHost] });
    }
  }
  const inOrder = [...starts.values()].sort((a, b) => requireInstant(a.start) - requireInstant(b.start));
  const offered = inOrder.filter(({ refusals }) => refusals.length === 0).map(({ start }) => start);
  return { offered, layers, starts: inOrder };
}
