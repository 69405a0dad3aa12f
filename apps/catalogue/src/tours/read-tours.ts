import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { tourResponseOf } from './tour-response.js';
import { TourEntity } from './tour.entity.js';

const relations = { photos: { image: true } } as const;

@Injectable()
export class ReadTours {
  constructor(@InjectRepository(TourEntity) private readonly tours: Repository<TourEntity>) {}

  /** Lists tours in the order in which staff added them. */
  async list(): Promise<TourResponse[]> {
    const tours = await this.tours.find({
      relations,
      order: { createdAt: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    });
    return tours.map(tourResponseOf);
  }

  /** Throws CodedError `tour.notFound`. */
  async read(id: string): Promise<TourResponse> {
    const tour = await this.tours.findOne({
      where: { id },
      relations,
      order: { photos: { displayOrder: 'ASC' } },
    });
    if (!tour) throw new CodedError('tour.notFound');
    return tourResponseOf(tour);
  }
}
