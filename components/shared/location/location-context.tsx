'use client';

import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { type HostLocation, locationOf } from '@/lib/shared/domain/places/locations';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';

interface LocationState extends HostLocation {
  setHostCountry: (iso: string) => void;
}

const LocationContext = createContext<LocationState>({
  ...locationOf(HOST_COUNTRY),
  setHostCountry: () => {},
});

interface LocationProviderProps {
  hostCountry?: string;
  children: ReactNode;
}

export function LocationProvider({ hostCountry = HOST_COUNTRY, children }: LocationProviderProps) {
  const [location, setHostCountry] = useReducer(
    (_: HostLocation, iso: string) => locationOf(iso),
    hostCountry,
    locationOf,
  );
  const state = useMemo(() => ({ ...location, setHostCountry }), [location]);
  return <LocationContext value={state}>{children}</LocationContext>;
}

export function useHostLocation(): LocationState {
  return useContext(LocationContext);
}
