import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The setup token of the link that the server printed (`#token=…`), which then leaves the address bar; '' without one. */
export function useSetupToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  return token;
}
