import { html } from 'hono/html';
import { scopes } from '../../contract/index.ts';
import { listTools } from '../mcp/index.ts';

/** Describes the tools of agents, and how agents connect. */
export function renderAgents() {
  const rows = listTools({ scopes }).map(
    ({
      name,
      description,
      inputSchema: { properties, required = [] },
    }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${description}<br><small>${argumentsText(Object.keys(properties ?? {}), required)}</small></td></tr>`,
  );
  return html`<section id="agents"><h2>AI agents</h2>
<p>The server speaks the Model Context Protocol (MCP) at <code>/mcp</code>, unless its operator has turned that off. Agents
connect by Streamable HTTP with an API key in the header <code>Authorization: Bearer &lt;API key&gt;</code>; each message counts
as a request. OAuth is not supported yet. A client that can only start a local program connects through <code>mcp-remote</code>.
A key with fewer scopes has fewer of these tools.</p>
<pre tabindex="0">claude mcp add --transport http sched https://…/mcp --header "Authorization: Bearer $SCHED_API_KEY"</pre>
<div><table><tbody>${rows}</tbody></table></div></section>`;
}

/** Lists the inputs of a tool. An optional one has a question mark. */
function argumentsText(names: readonly string[], required: readonly string[]): string {
  return names.map((name) => (required.includes(name) ? name : `${name}?`)).join(', ');
}
