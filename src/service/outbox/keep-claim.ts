export type ClaimTimes = {
  /** How long a claim lasts from when it is made or renewed, in milliseconds. */
  readonly claimMillis: number;
  /** How long the claim still lasts, in milliseconds. */
  readonly leftMillis: number;
};

export type KeptClaim = {
  /** Aborted when the claim has expired or another process has it. */
  readonly lossSignal: AbortSignal;
  /** Stops renewing the claim. */
  end(): void;
};

/**
 * Keeps the claim of an attempt for as long as the attempt takes: claims are short, because those of a dead process must
 * expire, and some receivers need longer.
 *
 * @param renew Returns whether the claim was renewed; false if it is lost.
 */
export function keepClaim(renew: () => Promise<boolean>, { claimMillis, leftMillis }: ClaimTimes): KeptClaim {
  const losing = new AbortController();
  const ending = new AbortController();
  const lose = () => losing.abort();
  let expiry = setTimeout(lose, leftMillis);
  const renewal = setInterval(async () => {
    const askedAt = performance.now();
    // Without a response, the claim lasts as long as before.
    const isRenewed = await renew().catch(() => undefined);
    if (isRenewed === undefined || ending.signal.aborted) return;
    clearTimeout(expiry);
    if (isRenewed) expiry = setTimeout(lose, claimMillis - (performance.now() - askedAt));
    else lose();
  }, claimMillis / 2);
  return {
    lossSignal: losing.signal,
    end() {
      ending.abort();
      clearTimeout(expiry);
      clearInterval(renewal);
    },
  };
}
