import type { ServiceTypeRequest, serviceTypeRequest } from '@chauffeur/contracts/catalogue/service-type';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';

export type ServiceTypeControl = Control<z.input<typeof serviceTypeRequest>, unknown, ServiceTypeRequest>;
