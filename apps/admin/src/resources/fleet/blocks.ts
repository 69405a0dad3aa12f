import { blockResponse, type BlockResponse } from '@chauffeur/contracts/blocks/block';
import type { Resource } from '../../records/resource';

export const blocks: Resource<BlockResponse> = {
  name: 'blocks',
  path: '/api/admin/blocks',
  row: blockResponse,
};
