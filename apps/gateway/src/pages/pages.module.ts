import { Module } from '@nestjs/common';
import { PagesController } from './pages.controller.js';
import { ReadFile } from './read-file.js';
import { ReadPage } from './read-page.js';

/** Imported last: its route takes every address that no other has. */
@Module({ controllers: [PagesController], providers: [ReadFile, ReadPage] })
export class PagesModule {}
