import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { PlaceEntity } from './place.entity.js';

/** Lists active places for the search of visitors, without fields that only staff need. */
@Controller(cataloguePaths.places)
export class PlacesController {
  constructor(@InjectRepository(PlaceEntity) private readonly places: Repository<PlaceEntity>) {}

  @Get()
  async list(): Promise<PlaceResponse[]> {
    const places = await this.places.find({ where: { isActive: true }, order: { name: 'ASC', kind: 'ASC' } });
    return places.map(({ id, name, nameRu, nameAz, kind, address, addressRu, aliases, isPopular }) => ({
      id,
      name,
      nameRu,
      nameAz,
      kind,
      address,
      addressRu,
      aliases,
      isPopular,
    }));
  }
}
