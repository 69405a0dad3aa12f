import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes the setup token of the server's link (`#token=…`) and removes it from the address bar; '' if there is none. */
export function useSetupToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  return token;
}
