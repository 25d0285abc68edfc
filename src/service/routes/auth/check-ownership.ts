import type { Context } from 'hono';
import { type EndpointName, endpoints, ok, type Result } from '../../../contract/index.ts';
import { checkOwnership, type Context as OperationContext } from '../../operations/index.ts';
import type { ResourceReference } from '../../records/index.ts';
import type { Env } from '../env.ts';
import type { Params } from '../input/index.ts';

/**
 * Checks that the caller may reach what the path names. This comes before the query and the body are read: whatever is
 * wrong with those, a stranger learns nothing from it (section 7 of the interface).
 */
export async function checkPathOwnership(
  context: Context<Env>,
  name: EndpointName,
  { records, params }: Pick<OperationContext, 'records'> & { readonly params: Params },
): Promise<Result<undefined>> {
  const { resource } = endpoints[name];
  if (!resource) return ok(undefined);
  // The schema of the parameters reads an id as its kind of thing has it; the compiler loses that behind the name.
  const reference = { kind: resource.kind, id: params[resource.param] } as ResourceReference;
  return checkOwnership({ records }, { caller: context.var.caller, resource: reference });
}
