/** How the command line is called: a checkout runs its sources, an installed package what was built of them. */
export const program = import.meta.url.endsWith('.ts') ? 'npm run sched --' : 'npx sched';
