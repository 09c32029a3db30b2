/** A certificate that its own key has signed, for `localhost` alone: it is believed only where a test says so. */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgf4tUpFFeAzpUGD7y
embQEmqYT3zIbIGLw9hwEckDgKihRANCAAQQkKH73BqFkgCx+O5l0N9wtKHIhaSw
qkaoTO36lDvq5ZR3FJP4Kjw4mCnJl7z+P6vYSPiX2HKcx/LFr6SqX5ka
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUX0SXtQIYp8GM05/MpHML0fydxS4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjE1MzcxMFoYDzIxMjYxMTAy
MTUzNzEwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQQkKH73BqFkgCx+O5l0N9wtKHIhaSwqkaoTO36lDvq5ZR3FJP4Kjw4
mCnJl7z+P6vYSPiX2HKcx/LFr6SqX5kao2kwZzAdBgNVHQ4EFgQUgjDNkvDo3XbK
DgX24bVtcn7LF/UwHwYDVR0jBBgwFoAUgjDNkvDo3XbKDgX24bVtcn7LF/UwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgYa1gZlvqPoXSTDCP2OALLToiwtx4JXdsx+W9BdTvktQCIQDiiJLJr8aq
Sozvp+nhkcGjX1kTQu5Gxh9nzTihYLsJwg==
-----END CERTIFICATE-----`,
} as const;
