-- What a provider offers is a service everywhere; "listing" was its name in the first tables.
ALTER TABLE listings RENAME TO services;
ALTER TABLE listing_subcategories RENAME TO service_subcategories;
ALTER TABLE service_subcategories RENAME COLUMN listing_id TO service_id;
ALTER TABLE portfolio_images RENAME COLUMN listing_id TO service_id;
ALTER TABLE service_items RENAME COLUMN listing_id TO service_id;
ALTER INDEX listings_of_account RENAME TO services_of_account;
ALTER INDEX listings_public RENAME TO services_public;
ALTER INDEX listings_waiting RENAME TO services_waiting;
ALTER INDEX service_items_of_listing RENAME TO service_items_of_service;
