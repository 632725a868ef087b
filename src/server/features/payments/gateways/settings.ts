import type { z } from 'zod';
import { comgateNeeds, comgateVariables, readComgateSettings } from './comgate/comgate-settings.ts';

/** Environment variables of the gateways, read by `src/server/config.ts`. */
export const gatewayVariables = { ...comgateVariables };

type Values = z.output<z.ZodObject<typeof gatewayVariables>> & { readonly PUBLIC_URL?: string | undefined };

/** Variables that a gateway needs together; `purpose` ends the error message about a missing one. */
export const gatewayNeeds = [{ variables: comgateNeeds, purpose: 'take payments by Comgate' }] as const;

/** The settings of each gateway; undefined where it is not configured. */
export function readGatewaySettings(values: Values) {
  return { comgate: readComgateSettings(values, values.PUBLIC_URL) };
}
