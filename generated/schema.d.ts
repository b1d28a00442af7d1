export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description A17. The site reads access_token, expires_in, errors and error. A 200 with an access_token logs in (L2). A 200
         *     without one is a refusal: its error text is shown, or 'Email ou senha incorretos!' (V3). A 403 shows its error
         *     text, or 'Acesso negado' (V3). An excluded or suspended player can log in (D10). After too many wrong passwords
         *     the account is blocked for a while: the last of them is answered by a 429, whose Retry-After says how long.
         *     A 200 with second_factor asks for a second step, confirmLogin (a proposal of ours, Q30).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description A18. What it answers is not known (A26): any 2xx will do, with or without a body. The token is dead afterwards.
         *     Whatever the answer, the site clears cookies, user and favourites and goes to `/` (L2).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in, with balance and bonus
         * @description A19. The site reads user, balance, wallet, user_rollover and message. The top-level balance, wallet and
         *     user_rollover win over what hangs on user; user_rollover is null when there is none (D2). The balance shown is
         *     balance / 100; the bonus balance is wallet.bonus_mixed / 100 plus user_rollover.amount_current / 100 (E12).
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a new token for the present one
         * @description A20. The site reads access_token and expires_in. It calls when 5 minutes or less remain (L3) and after a 401 or
         *     403 'Unauthenticated.' (L7). A 401 'Token expirado ou inválido' ends the session (L7).
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/register": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description A15. The site reads success, data.errors and message. It sends the fields of the form (E8), the password and the
         *     e-mail as their own confirmations (V2), what the marketing cookies hold (K1) and a captcha-style token. A refusal
         *     is a 200 with success false and data.errors, or a 422; its field errors land on the form's fields (V2).
         */
        post: operations["registerPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate/document": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a CPF at registration
         * @description A16. The site reads success, errors, name, birthday and message. success false shows its errors; an answer
         *     without a name shows its message; a valid one fills in name and birthday; any failure clears both (V1).
         */
        post: operations["validateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/get-ip": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The visitor's public address
         * @description A14. The site reads userIP and sends it as User-Ip from then on. If it fails, it is logged and the page opens (R35).
         */
        get: operations["getIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/login/code": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a login with the second factor
         * @description A login whose answer has second_factor is finished here (Q30). The challenge is valid once, for some minutes and some
         *     attempts. Under trust_device the answer has a device_token: the site keeps it in a cookie and sends it as Device-Token of the next login,
         *     which then needs no second factor until the policy asks again. A recovery code works once.
         */
        post: operations["confirmLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/login/code/resend": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another code by e-mail
         * @description The earlier code is void. Before resend_in of the last answer has passed, the answer is 429 with Retry-After.
         */
        post: operations["resendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/access": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How the player logs in
         * @description A suspended or excluded player can read and change it too: it protects the balance.
         */
        get: operations["getAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/totp": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to use an app for codes
         * @description Nothing changes until the first code is confirmed. A second start replaces the first one's secret. The secret is shown once.
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/totp/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the app with its first code
         * @description The recovery codes are in this answer only. Each works once, in place of a code of the app.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/totp/remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop using the app for codes
         * @description Later logins use codes by e-mail. All trusted devices are revoked.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/devices": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Devices that need no second factor
         * @description The latest used first.
         */
        get: operations["listTrustedDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/devices/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Trust a device no longer
         * @description The next login on it needs the second factor. Its open session goes on.
         */
        delete: operations["revokeTrustedDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/passkey/challenge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge for a login with a passkey
         * @description Without an account name, so that the device offers its own passkeys (Q31). The challenge is valid once, for some minutes.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey
         * @description The device has verified its user (fingerprint, face or PIN), so that no other factor is asked for. The server verifies type,
         *     challenge, origin, rp_id, user presence and verification, the signature, and that the counter has grown.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's passkeys
         * @description The latest first.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Register a passkey
         * @description Answers startPasskeyRegistration. Attestation is not asked for, so that the browser's reading of the public key is as good as
         *     the attestation object.
         */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to register a passkey
         * @description The challenge is valid once, for some minutes.
         */
        post: operations["startPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Only the name that the player sees.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description It logs nobody in afterwards. The device keeps its own copy, which is of no use.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/access/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the player is still the same person
         * @description Answers a 403 confirmation_required (Q32) and unlocks a page after inactivity (Q33). By password, by a code of the app, or by
         *     a passkey. The session is confirmed for some minutes. The refused request was not executed, its idempotency key is not
         *     used up, and the site sends it again unchanged.
         */
        post: operations["confirmAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/access/confirm/passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge to confirm with a passkey
         * @description Only passkeys of this player are allowed.
         */
        post: operations["startAccessConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/location": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell where the player is, with their consent
         * @description Answers a 403 location_required (Q34), or the question at the login. The position comes from the device and is used for this
         *     check alone. The answer says whether it is in Brazil and until when it holds; the refused request is then sent again.
         */
        post: operations["reportLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that sets a new password
         * @description The answer is the same, in words and in time, whether or not the account exists.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of the link
         * @description The token works once and for a short time. Every session of the player ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description The other sessions of the player end, this one stays. An excluded or suspended player may do this too (D10).
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's profile
         * @description Money stands in GET /api/wallet, not here.
         */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description Members left out stay as they are. Name, document and birthday never change, and e-mail and phone only through their own calls.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/overview": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What every page of a player reads first
         * @description One request for the first answers of five calls: GET /api/notifications (20 notices), GET /api/protection,
         *     GET /api/legitimuzStatus, GET /api/favorite-game/favorite and GET /api/games/recent (12 games). Each member is the
         *     body of its call at this moment. The site calls it only if its configuration says `playerOverview`, once for each
         *     page load and login, and no more in this visit after a 404. If it fails or a member is invalid, the site makes the
         *     calls one by one. A suspended or excluded player can read it too (D10).
         */
        get: operations["getPlayerOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/activation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What a new account still needs before money moves
         * @description The steps that this operator requires (Q15), with the state of each. The player continues on any device, because the
         *     steps are kept here. While the status is not active, deposits, bets, launches and withdrawals are a 403
         *     `pending_kyc`, `pending_face_id` or `pending_activation`; reading and setting limits stay open.
         */
        get: operations["getActivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bank-account": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * State the account that deposits come from
         * @description The account must belong to the CPF of the player (Q15); the backend asks the bank for its holder.
         */
        put: operations["setBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another e-mail address
         * @description A code of six digits goes to the new e-mail address; until it is confirmed the old one holds.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new e-mail address
         * @description The code works once and for a short time.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another phone
         * @description A code of six digits goes to the new phone; until it is confirmed the old one holds.
         */
        post: operations["requestPhoneChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new phone
         * @description The code works once and for a short time.
         */
        post: operations["confirmPhoneChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where the player is logged in
         * @description The latest seen first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description The token of that session is dead afterwards. Ending the present one logs out.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/documents": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's documents
         * @description The newest first. An excluded or suspended player may see them and send more, for a withdrawal needs them (D10).
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Send a document
         * @description One side a call: JPEG, PNG or PDF, at most 10 MB. It waits for a decision as pending.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/zipcode/{zipcode}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The postal code (CEP).
                 * @example 01310100
                 */
                zipcode: components["schemas"]["Zipcode"];
            };
            cookie?: never;
        };
        /**
         * The address of a postal code
         * @description Fills in the address form. Street and district are empty where one code covers a whole town.
         */
        get: operations["getAddressByZipcode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legitimuzStatus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How far the player's identity verification is
         * @description A1. The site reads user_status and isApproved; it calls only where the verification token is configured. Verified
         *     means isApproved true and user_status approved (D3). pending_face_id opens the face widget, pending_kyc the KYC
         *     widget (W1), ip_blocked the VPN dialog (M4, L8).
         */
        get: operations["getVerificationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/settings/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of the deployment
         * @description A12, with its trailing slash. One flat object with the keys of E6; keys that are not known are allowed and ignored.
         *     Where a key is absent its default of E7 holds. Amounts are in cents, deposit_popup_values in reais; the unit of
         *     sport_bet_multiple is not known (D1).
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/images/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Banner images of the modals
         * @description A13, with its trailing slash. An object from the modals' names (M3) to image addresses. A modal without an image is drawn without one.
         */
        get: operations["getModalImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite-game/favorite": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's favourite games
         * @description A9. The site reads success and data. The whole list comes at once.
         */
        get: operations["listFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite-game/favorite/{gameId}/add": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the game.
                 * @example 1024
                 */
                gameId: components["parameters"]["FavoriteGameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a game a favourite
         * @description A10. What it answers is not known (A26): any 2xx will do, with or without a body. Adding a favourite twice changes
         *     nothing. While logged out the site opens the login modal instead of calling (K4).
         */
        post: operations["addFavoriteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite-game/favorite/{gameId}/remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the game.
                 * @example 1024
                 */
                gameId: components["parameters"]["FavoriteGameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a game a favourite no more
         * @description A11. What it answers is not known (A26): any 2xx will do, with or without a body. Removing what is no favourite
         *     changes nothing.
         */
        post: operations["removeFavoriteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/games": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Games, searched, filtered and sorted
         * @description Every filter narrows the list; an id that nothing has gives an empty one. The search looks at names and forgives
         *     accents, case and slips of the finger.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/games/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One game with its rules and odds
         * @description What must be known before play - return to player, rules, paytable and the odds of the greatest win (D9) - and what a visitor sees of a game (R35).
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/categories": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of games
         * @description In the order in which they are to be shown. The slug is the last segment of `/casino/{categoryName}` (R11); id 1 is
         *     slots, id 2 live casino (R8, R9).
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/providers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The providers of games
         * @description By name.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/providers/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One provider of games
         * @description Its games are asked for with provider_id of GET /v2/games.
         */
        get: operations["getProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/live-tables": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The tables of the live casino
         * @description Those played most among their kind first, with what a player wants to know before sitting down. Later results come by the event
         *     LiveTableResultEvent. The site calls it only if its configuration says `liveTables` (B23).
         */
        get: operations["listLiveTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/recent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The games that the player opened
         * @description The one opened last comes first, each game once.
         */
        get: operations["listRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/launch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a game session
         * @description Gives the address that the game frame loads, once, until expires_at. The player must be verified (R6); a player whose
         *     limit is reached, who is suspended or excluded is refused (D10). `integration` states whether the page of the game
         *     speaks the protocol of the site (B18).
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/sessions/{id}/close": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a game session
         * @description Tells what it came to. Closing it twice gives the same answer; the first close counts.
         */
        post: operations["closeGameSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the player has, and what of it can be withdrawn
         * @description balance is withdrawable and locked together. bonus and pending_withdraw stand beside it: withdrawable, locked, bonus
         *     and pending_withdraw are four sums without overlap, and together all that the player has.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposits": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a deposit by PIX
         * @description Gives a BR Code to pay, from an account of the player's own CPF (D9). It lives 15 minutes; a payment after that is
         *     still credited. The approval is told by DepositApprovedEvent (T1) and by GET /api/deposits/{id}. amount lies between
         *     deposit_min and deposit_max of the settings (E6).
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposits/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One deposit
         * @description The id is its transaction_id. An expired one may still become approved, when it is paid late.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pix-keys": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's PIX keys
         * @description Newest first. Keys are masked.
         */
        get: operations["listPixKeys"];
        put?: never;
        /**
         * Add a PIX key
         * @description The key's holder must have the player's CPF (D9); a key of someone else is refused with 422.
         */
        post: operations["createPixKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pix-keys/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a PIX key
         * @description A key to which a withdrawal is on its way stays until that has ended.
         */
        delete: operations["deletePixKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's withdrawals
         * @description Newest first.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Ask for a withdrawal by PIX
         * @description The amount leaves the balance at once and is due within 120 minutes, to a key of the player's own CPF (D9). Its
         *     progress is told by WithdrawUpdateEvent. An excluded or suspended player may withdraw (D10). amount lies between
         *     withdraw_min and withdraw_max of the settings (E6).
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One withdrawal
         * @description With every step that it took so far.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a withdrawal back
         * @description Possible while it is pending or in_review; the amount goes back to the balance at once. Cancelling a cancelled one
         *     gives the same answer and moves nothing.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's transactions
         * @description A22. Observed is `?source=Deposit&type=1&status=2`, with which the site looks for an earlier approved deposit; it
         *     reads data. By our decision the answer is the list envelope, newest first, and from, to, page and per_page are taken
         *     too. Where links and meta are absent the site takes the answer for the whole list.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What a stretch of days came to
         * @description Sums of settled transactions and of time played, over all and by day, week, month or year. Days are those of
         *     America/Sao_Paulo, weeks begin on Monday. At most 366 days at once by day or week, 3660 by month or year.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement/results": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The results of a month or a year, by kind of bet
         * @description The monthly statement and the yearly certificate of results (Q24). The year has what the tax authority's ComprovaBet
         *     asks for: operator, player, brands, the result of each kind of bet and the balances on 31 December before and of the
         *     year. Days are those of America/Sao_Paulo. An excluded or suspended player can read it too (D10).
         */
        get: operations["getResultsStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bets": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's rounds and bets of all games
         * @description One list over casino, live casino, Mines, Double and sports, newest first (Q35). Days are those of America/Sao_Paulo
         *     on which the bet was placed. An excluded or suspended player can read it too (D10).
         */
        get: operations["listBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's bonuses
         * @description A2. Observed is `?active=1`, which the site sends for the bonuses in use; the others come without it. It reads data.data. A bonus carries the fields of E2; by our decision also name,
         *     expires_at and amount_wagered.
         */
        get: operations["listBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/active/{bonusId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch to a bonus
         * @description A3. What it answers is not known (A26): any 2xx will do, with or without a body. The bonus that was active before is
         *     active no more (C4).
         */
        post: operations["activateBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redeem/{bonusId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a bonus into balance
         * @description A4. What it answers is not known (A26): any 2xx will do, with or without a body. Possible once the whole turnover is
         *     done; what the bonus holds then moves into the balance. Because it moves money it takes an Idempotency-Key, which
         *     a backend may ignore.
         */
        post: operations["redeemBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/{bonusId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give a bonus up
         * @description A5. What it answers is not known (A26): any 2xx will do, with or without a body. The bonus and what was won with it
         *     are gone; real money is not touched.
         */
        delete: operations["deleteBonus"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/{bonusId}/contributions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        /**
         * Which stakes counted towards a bonus
         * @description Newest first. The counted parts add up to amount_wagered of the bonus.
         */
        get: operations["listBonusContributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons/apply": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a coupon
         * @description A6. The site sends code and reads userCoupon, error and message. An answer with a userCoupon is a success, shown as
         *     'Cupom ativado com sucesso'; a deposit coupon opens the deposit flow (C1). A 200 without one, and every other status,
         *     is a failure: its message is shown, or 'Ocorreu um erro tente novamente.' on a 500 (C3). Because it may move money it
         *     takes an Idempotency-Key, which a backend may ignore.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The player's coupons
         * @description A7, a POST that changes nothing. The site reads userCoupons. Each of active, applied and expired that is sent must match; the site asks for those that can be used, those applied, and those expired. A list comes whole.
         */
        post: operations["listCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/coupons/register": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the coupon of a registration gives
         * @description A8. The site calls it under every bonus_policy and reads text. The text is advertising of a reward for registering; the site hides it where the policy is `br` (D9).
         */
        get: operations["getRegisterCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/promotions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The promotions that run
         * @description A24. The site reads data; of a promotion its image is known (E11), the rest is our decision. An image path that does
         *     not start with http gets the storage path in front (S13). The whole list comes at once. A failure is logged only (S13).
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/promotions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One promotion with its rules
         * @description Where a valid token comes with the call opted_in is about its player, else it is null. One that has ended can still be read.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions/entries": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The running promotions in which the player takes part
         * @description With what counts so far. The whole list comes at once.
         */
        get: operations["listPromotionEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions/{id}/opt-in": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take part in a promotion
         * @description Only while it runs. A suspended or excluded player is refused (D10).
         */
        post: operations["optInPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What protects the player now
         * @description An excluded or suspended player can read it too, to see until when (D10).
         */
        get: operations["getProtection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection/limits": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set, change or remove a limit
         * @description There is at most one limit of a type and period. A first or a lower one holds at once; a higher one, and its removal,
         *     after 24 hours. A new change takes the place of one that is pending.
         */
        put: operations["setProtectionLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection/limits/history": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The history of the player's limits
         * @description Every change that was asked for, the newest first, also those that were called off. An entry is never removed (Q23).
         *     An excluded or suspended player can read it too (D10).
         */
        get: operations["listProtectionLimitChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection/limits/{id}/pending": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Call off the pending change of a limit
         * @description The limit stays as it is. 404 where nothing is pending.
         */
        delete: operations["cancelPendingProtectionLimit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection/suspension": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a pause
         * @description It holds at once and cannot be ended early. What a suspended player can still do is D10. A longer pause takes the
         *     place of a shorter one.
         */
        post: operations["suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection/exclusion": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude oneself
         * @description It holds at once and cannot be ended early; this session and all others end. The player can log in again to read and
         *     to withdraw (D10). A longer exclusion takes the place of a shorter one.
         */
        post: operations["excludeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection/reminders": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the reminders
         * @description They speak up by ProtectionEvent. While a game runs, the site interrupts it between two rounds (Q21). A reminder that is left out stays as it is, null turns it off.
         */
        put: operations["setProtectionReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The version of the terms in force, and what the player has accepted
         * @description A suspended or excluded player, and one who has not accepted the version in force, can read it too (Q2).
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms/acceptances": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the version of the terms in force
         * @description The version is the one that the player has read: if a newer one is in force meanwhile, the answer is 409 and nothing is
         *     accepted. Accepting an accepted version again gives its first acceptance.
         */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protection/session": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Time, stakes and result since the login
         * @description What a reality check shows (Q21). The site asks for it when a check is due, and again while a round is open: a check
         *     never covers one.
         */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/activity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The log of the player's own actions
         * @description Logins, changes of access data, limits, exclusions, consents, terms and requests about personal data, newest first (Q3).
         *     A suspended or excluded player can read it too (D10). Entries are never changed or removed.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The privacy centre of the player
         * @description Who answers for personal data, how long each kind is kept and why, which affiliate brought the player, the consent to
         *     offers, and the last deletion request (Q4). The consent is changed with PUT /api/user.
         */
        get: operations["getPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/deletion": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the deletion of personal data
         * @description The request gets a protocol number and is answered by due_at. When it is carried out, the account ends: the operator pays
         *     the balance out first, and keeps only data that a law requires (Q4). One request at a time.
         */
        post: operations["requestDataDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * All personal data of the player
         * @description A copy for the player, as a file or on paper (Q4). Each field has a stable name for programs and a label for readers.
         */
        get: operations["exportPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's complaints
         * @description The newest first. An excluded or suspended player can read them too (D10, Q25).
         */
        get: operations["listComplaints"];
        put?: never;
        /**
         * Open a complaint
         * @description It gets a protocol number and a deadline at once. The same text about the same subject, while the first complaint is
         *     not closed, is a 409: repeating a request whose response was lost opens no second one. An excluded or suspended
         *     player can open one too (D10).
         */
        post: operations["openComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referrals": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's referral code and what came of it
         * @description The link leads to `/ref/{code}` on the site (R5).
         */
        get: operations["getReferralSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referrals/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Who came by the player's code
         * @description Newest first. Names are masked, so that nobody learns who else plays.
         */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/referrals/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The referral code, as it stands in `/ref/{id}` (R5).
                 * @example ANA2026
                 */
                id: components["schemas"]["ReferralCode"];
            };
            cookie?: never;
        };
        /**
         * Who invited
         * @description Asked when a visitor opens `/ref/{id}`, to show who invited (R5). The name is masked.
         */
        get: operations["getReferrer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's notices
         * @description Newest first.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice as read
         * @description Marking it twice keeps the first moment.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notices as read
         * @description A notice that was read before keeps its first moment.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/settings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The notices that the player wants
         * @description Notices of the types `protection` and `verification` cannot be turned off.
         */
        get: operations["getNotificationSettings"];
        /**
         * Choose the notices
         * @description Applies to later notices. A type that is left out stays as it is.
         */
        put: operations["setNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/push": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Web push on this device
         * @description The key for a subscription, and whether this session has one.
         */
        get: operations["getPush"];
        /**
         * Send notices to this device
         * @description Sends later notices about withdrawals, deposits and limits to the device too, encrypted for it (RFC 8291) and signed with the key of `getPush` (RFC 8292). The message is the JSON of a `Notification`. A session has one subscription, which ends with the session. The backend deletes it when the push service answers 404 or 410.
         */
        put: operations["subscribeToPush"];
        post?: never;
        /**
         * Send no more notices to this device
         * @description Succeeds also without a subscription.
         */
        delete: operations["unsubscribeFromPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mini-games/mines/config": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Stakes and multipliers of mines
         * @description What a player may see before the first stake (D9): the range of stakes, the highest payout, the house edge and every
         *     multiplier that it leads to.
         */
        get: operations["getMinesConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/mines/current": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The open game of the player
         * @description An open game survives a reload, a lost connection and a new login. Where none is open the answer is 204. The answer may lag at most 5 s behind.
         */
        get: operations["getCurrentMinesGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/mines/history": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The games of mines that the player has ended
         * @description Newest first, each with all that is needed to check it. The answer may lag at most 5 s behind.
         */
        get: operations["listMinesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/mines/fairness": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The commitment to the next game
         * @description Hash of the server seed and nonce of the next game, known to the player before the client seed is sent, so that the
         *     server cannot choose either afterwards. Both stay the same until startMinesGame has opened a game with them or
         *     replaceMinesSeed has replaced the seed. A nonce is that of the game before plus one; a replacement keeps it.
         *     The answer may lag at most 5 s behind.
         */
        get: operations["getMinesFairness"];
        put?: never;
        /**
         * Replace the server seed of the next game
         * @description The player asks for a new server seed. The old one is revealed in `replaced`, because no game will use it. The nonce
         *     stays the same. Without this call the server replaces no seed.
         */
        post: operations["replaceMinesSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/mines/start": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a game of mines
         * @description The stake is taken at once. A player has one open game at most. The game has exactly the hash and the nonce that
         *     getMinesFairness returned before.
         *
         *     Fairness: HMAC-SHA256 with the server seed's text as the key over `client_seed:nonce:block`, block 0, 1, …; each four
         *     bytes make one number f = Σ b[i] / 256^(i+1). From the pool of the cells 0 to 24, for each mine the cell at
         *     floor(f × pool length) is taken out. The site checks hash and layout of every game that has ended.
         */
        post: operations["startMinesGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/mines/{id}/reveal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal a cell
         * @description A mine ends the game and the stake is lost. The last cell without a mine, or a payout that reaches max_payout, ends the
         *     game too and is cashed out by itself.
         */
        post: operations["revealMinesCell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/mines/{id}/cashout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the winnings and end the game
         * @description Pays floor(stake × multiplier), at most max_payout. At least one cell must be revealed.
         */
        post: operations["cashOutMinesGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mini-games/double/config": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The chains, the beacon and the receipt keys of double
         * @description What a player needs to check double without trusting the operator.
         *
         *     A chain is published before its first round: its length, its terminal hash (the SHA-256 of its first server seed's
         *     text) and a round of a public randomness beacon that lies in the future then: genesis_time + (beacon_round - 1) ×
         *     period_s is after published_at. When that beacon round exists, its signature gives the chain's public seed, so
         *     nobody can choose it. The next chain is published at least 1,000 rounds before the current one ends and takes over
         *     at its first round.
         */
        get: operations["getDoubleConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mini-games/double/current": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The round of double that runs now
         * @description A round waits 15 s for bets, rolls for 6 s and is complete for 4 s; then the next one opens. What happens in between
         *     is told on the public channel `games.double`.
         *
         *     Fairness: roll = floor(f × 15), f from the first four bytes of HMAC-SHA256 with the server seed's text as the key over
         *     `public_seed:round:0`. The server seeds of a chain (getDoubleConfig) are a reversed SHA-256 chain: each round's seed
         *     hashes to the seed of the round before it, the first one's to the chain's terminal hash. 0 is white and pays 14
         *     times the stake, 1 to 7 red and 8 to 14 black, which pay twice.
         *
         *     A round can be voided, only while it takes bets: its server seed is revealed, it gets no roll, and every open bet
         *     gets its stake back. The next round opens at its time.
         */
        get: operations["getCurrentDoubleRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mini-games/double/history": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The rounds of double that are over
         * @description Newest first, voided rounds included. Every seed can be checked against the round after it.
         */
        get: operations["listDoubleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mini-games/double/rounds/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /**
         * One round of double
         * @description The receipt of a round, with all that is needed to check it once its bets are closed.
         */
        get: operations["getDoubleRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/double/bets": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's bets on double
         * @description Newest first. The answer may lag at most 5 s behind.
         */
        get: operations["listDoubleBets"];
        put?: never;
        /**
         * Bet on a colour of the open round
         * @description The stake is taken at once. A bet that arrives when betting_ends_at has passed is refused with 409. A player may bet
         *     several times on one round, on one colour too. The answer has a signed receipt, which proves the bet.
         */
        post: operations["placeDoubleBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mini-games/double/bets/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a bet back while its round takes bets
         * @description The stake goes back at once. Once betting_ends_at has passed it is refused with 409. Cancelling a cancelled bet again
         *     gives the same answer and moves nothing. The answer has a signed receipt of the cancellation.
         */
        delete: operations["cancelDoubleBet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate-token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A token for the embedded sportsbook
         * @description A21. The site reads token and hands it to the book. It needs a login (L1): a visitor sees the book without a token
         *     (D11). When it cannot be had, the player is told 'Erro ao obter token de acesso ao SportBook' (W3).
         */
        get: operations["generateSportsToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sports/config": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How to embed the sportsbook
         * @description Which book to load, from where, and on which of its pages to begin. 503 while the book is down.
         */
        get: operations["getSportsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/bets": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The player's sports bets
         * @description Newest first.
         */
        get: operations["listSportsBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The SEO text of a page
         * @description A23. The site reads title and content. It asks after a page has loaded, for the sections `casino_games` (with the
         *     game as source_id), `casino_live`, `casino_slots`, `home` and `sports` (S10); the first is known, the other four
         *     names are ours. A 204 or an empty body means empty SEO (S11); a section that is not known has none.
         */
        get: operations["getSeo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/pages": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The regulation and legal pages
         * @description All that the site can show under `/{regulation}` (R15) and at `/rules-betting` (R16), by title, without their content.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/pages/{slug}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The slug of the page.
                 * @example termos-de-uso
                 */
                slug: components["schemas"]["PageSlug"];
            };
            cookie?: never;
        };
        /**
         * One regulation or legal page
         * @description The version in force. A slug that is not known is a 404, which makes the site's own 404 (R34).
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/platform": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Who runs this platform, and whether its money is real
         * @description What the footer of every page must name: the operator, its CNPJ and its authorization, how to get support, and where
         *     the central self-exclusion is. A `sandbox` says of itself that no real money moves. `rules` has the numbers that the
         *     operator or the law sets; the site shows none that is absent (D22).
         */
        get: operations["getPlatform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasting/auth": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorize a private real-time channel
         * @description A25, a POST by our decision. The Pusher protocol's channel authorization: the client names its connection and the
         *     private channel, the backend answers with a signature made with the application's secret, HMAC-SHA256 over
         *     `socket_id:channel_name` (with `:channel_data` after it where that is sent). Only a player's own channels are
         *     authorized: `private-users.{userId}`, `private-deposits.approved.{userId}`, `private-bonus.{rolloverId}` (T1), and of
         *     our proposals `private-withdrawals.{userId}` and `private-protection.{userId}`. The site sends JSON; a Pusher client
         *     left to itself sends a form.
         */
        post: operations["authorizeChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasting/auth/batch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorize several private real-time channels
         * @description The authorization of A25 for several channels of one connection, so that a page opens them with one request. The
         *     signatures are those of A25. A channel that is not the player's own has none, and does not keep the others from
         *     having theirs. The site calls it only if its configuration says `realtime.batchAuth`, and no more in this visit after
         *     a 404.
         */
        post: operations["authorizeChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasting/user-auth": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a player's connection to the socket server
         * @description The Pusher protocol's user authentication, Laravel's `broadcasting/user-auth`: the backend answers with the player's
         *     id as JSON in text, and with a signature made with the application's secret, HMAC-SHA256 over
         *     `socket_id::user::user_data`. The site sends both to the socket server with `pusher:signin`. The server then knows
         *     whose connection it is, and can end all connections of a player at once. The site calls it only if its configuration
         *     says `realtime.signIn`, and no more in this visit after a 404. It signs in only if the id is the player's own (V4).
         */
        post: operations["authenticateSocketUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    UserUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The player's balance changed
         * @description T1: on the private channel `users.{userId}`; carries balance in cents (E12). It is authorized by A25. A Laravel
         *     backend may name it `App\Events\UserUpdateEvent` or `UserUpdateEvent`: both are heard.
         */
        post: operations["onUserUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DepositApprovedEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit of the player was approved
         * @description T1: on the private channel `deposits.approved.{userId}`; carries transaction_id, amount in cents and
         *     deposit_occurrence, from which the deposit tracking record is made (E10). It is authorized by A25. A Laravel
         *     backend may name it `App\Events\DepositApprovedEvent` or `DepositApprovedEvent`: both are heard.
         */
        post: operations["onDepositApprovedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    UserRolloverUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The player's bonus in rollover changed
         * @description T1: on the private channel `bonus.{rolloverId}`. Its payload is not known; by our decision it is the fields of E2.
         *     It is authorized by A25. A Laravel backend may name it `App\Events\UserRolloverUpdateEvent` or
         *     `UserRolloverUpdateEvent`: both are heard.
         */
        post: operations["onUserRolloverUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    WithdrawUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal of the player moved on
         * @description On the private channel `withdrawals.{userId}`, at every change of a withdrawal's status. It is authorized by A25. A
         *     Laravel backend may name it `App\Events\WithdrawUpdateEvent` or `WithdrawUpdateEvent`: both are heard.
         */
        post: operations["onWithdrawUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ProtectionEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A limit, a reminder or a pause of the player speaks up
         * @description On the private channel `protection.{userId}`: when a limit is nearly used, reached or changed, when a reminder is
         *     due, when a suspension or an exclusion begins or ends. All but a reminder and a limit that changed also leave a
         *     notice of the type `protection` (listNotifications), which the site shows. It is authorized by A25. A Laravel backend may name it
         *     `App\Events\ProtectionEvent` or `ProtectionEvent`: both are heard.
         */
        post: operations["onProtectionEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    NotificationEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The player has a new notice
         * @description On the private channel `users.{userId}`, after the notice was stored: listNotifications contains it. It is authorized
         *     by A25. A Laravel backend may name it `App\Events\NotificationEvent` or `NotificationEvent`: both are heard.
         */
        post: operations["onNotificationEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DoubleRoundOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A round of double takes bets
         * @description On the public channel `games.double`, which needs no token. The hash of the server seed is shown before any bet. A
         *     Laravel backend may name it `App\Events\DoubleRoundOpened` or `DoubleRoundOpened`: both are heard.
         */
        post: operations["onDoubleRoundOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DoubleTotalsUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The stakes of the open round of double changed
         * @description On the public channel `games.double`, at most once a second. A Laravel backend may name it
         *     `App\Events\DoubleTotalsUpdated` or `DoubleTotalsUpdated`: both are heard.
         */
        post: operations["onDoubleTotalsUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DoubleRoundRolling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bets of a round of double are closed and its roll is known
         * @description On the public channel `games.double`. From here the server seed is public, so that everyone can check hash and
         *     roll. A Laravel backend may name it `App\Events\DoubleRoundRolling` or `DoubleRoundRolling`: both are heard.
         */
        post: operations["onDoubleRoundRolling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DoubleRoundFinished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A round of double is complete and paid
         * @description On the public channel `games.double`, once every bet of the round is settled. A Laravel backend may name it
         *     `App\Events\DoubleRoundFinished` or `DoubleRoundFinished`: both are heard.
         */
        post: operations["onDoubleRoundFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DoubleRoundVoided: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A round of double was voided
         * @description On the public channel `games.double`, only while the round takes bets and once every open bet got its stake back. The
         *     server seed is revealed. A Laravel backend may name it `App\Events\DoubleRoundVoided` or `DoubleRoundVoided`: both
         *     are heard.
         */
        post: operations["onDoubleRoundVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    LiveTableResultEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A round of a live table ended
         * @description On the public channel `games.live`, for the tables of the first page of GET /v2/live-tables. A Laravel backend may
         *     name it `App\Events\LiveTableResultEvent` or `LiveTableResultEvent`: both are heard.
         */
        post: operations["onLiveTableResultEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Proves that this device is trusted, together with the password. It logs nobody in alone.
         * @example dvt_5b1f0c7e9a2d4863b1f0c7e9a2d48635
         */
        DeviceToken: string;
        /**
         * Format: password
         * @description A password that is in force; wider than a new one, so that older passwords still work.
         * @example palpite2026
         */
        CurrentPassword: string;
        /** @description What the player typed to log in. */
        LoginRequest: {
            /**
             * @description What was typed to name the account, an e-mail address or a CPF (D6).
             * @example ana@exemplo.invalid
             */
            email: string;
            password: components["schemas"]["CurrentPassword"];
            /**
             * @description The same as email; the site always sends both (D6).
             * @example ana@exemplo.invalid
             */
            login?: string;
        };
        /** @description The bearer token, a JWT. Its claims include exp, balance and user_id (E5). */
        AccessToken: string;
        /**
         * @description Seconds until the token expires, counted from the moment of receipt.
         * @example 3600
         */
        ExpiresIn: number;
        /** @description Messages by field. */
        FieldErrors: {
            [key: string]: string[];
        };
        /**
         * @description An opaque text that names one attempt to log in. It is no credential of its own.
         * @example chl_9f2c51d07a3e4b68
         */
        ChallengeId: string;
        /**
         * @description A code by e-mail, of an app, or a recovery code.
         * @enum {string}
         */
        SecondFactorMethod: "email" | "totp" | "recovery";
        /**
         * @description The address with most letters hidden.
         * @example a••@exemplo.invalid
         */
        MaskedEmail: string;
        /**
         * @description Seconds until another code can be sent.
         * @example 60
         */
        ResendSeconds: number;
        /** @description The second factor that this login needs (Q30). */
        LoginChallenge: {
            challenge: components["schemas"]["ChallengeId"];
            /**
             * @description Why it is asked for. chosen means that the player activated it.
             * @enum {string}
             */
            reason: "new_device" | "new_location" | "periodic" | "inactive" | "chosen";
            /** @description The factors that this player has, the preferred one first. */
            methods: components["schemas"]["SecondFactorMethod"][];
            email_masked: components["schemas"]["MaskedEmail"];
            /**
             * @description Seconds until the challenge ends.
             * @example 600
             */
            expires_in: number;
            resend_in: components["schemas"]["ResendSeconds"];
            /**
             * @description For how many days the player can trust this device; 0 if the policy allows it on no device.
             * @example 7
             */
            trust_days: number;
        };
        /** @description A token, or the reason why there is none (V3). */
        LoginAnswer: {
            access_token?: components["schemas"]["AccessToken"];
            expires_in?: components["schemas"]["ExpiresIn"];
            /** @description Why the login was refused, one text (pt-BR). */
            error?: string;
            errors?: components["schemas"]["FieldErrors"];
            second_factor?: components["schemas"]["LoginChallenge"];
        };
        /**
         * @description Yes or no. The site works with the boolean (D15).
         * @example true
         * @example 1
         * @example 1
         */
        Flag: boolean;
        /** @description An error answer of an observed call. Nothing is required of it; the site reads these members where they stand. */
        ObservedError: {
            /** @description What the player is told, or a fixed text such as 'Unauthenticated.' (L7). */
            message?: string;
            /** @description An older form of message. */
            error?: string;
            errors?: components["schemas"]["FieldErrors"];
            /** @description A reason such as ip_blocked (L8). */
            status?: string;
            /** @description Always false where it is sent. */
            success?: components["schemas"]["Flag"];
        };
        /** @description Why a login was refused. */
        LoginRejection: components["schemas"]["ObservedError"] & {
            /** @description Wrong passwords, of this account, before it is blocked. Absent where the server does not count them. */
            attempts_left?: number;
        };
        /** @description The end of a session. Nothing of it is needed. */
        LogoutAnswer: {
            /** @description Whether the session was ended. */
            success?: components["schemas"]["Flag"];
            /** @description A text for the player (pt-BR). */
            message?: string;
        };
        /**
         * @description An opaque id, as text or as a whole number. The site works with the text (D15).
         * @example 1024
         * @example 1024
         */
        ObservedId: string;
        /**
         * Format: email
         * @description An e-mail address.
         * @example ana@exemplo.invalid
         */
        Email: string;
        /**
         * @description A CPF, with or without its punctuation. The check digits are judged by the server.
         * @example 52998224725
         */
        Cpf: string;
        /** @description The tax document of a player. */
        UserDocument: {
            number: components["schemas"]["Cpf"];
        };
        /**
         * Format: date
         * @description A calendar day, YYYY-MM-DD.
         * @example 1990-05-17
         */
        CalendarDate: string;
        /**
         * @description 0 female, 1 male (E1), null while it is not known.
         * @example 0
         * @enum {integer|null}
         */
        KnownGender: 0 | 1 | null;
        /**
         * @description An amount of money in cents of BRL, never negative.
         * @example 12550
         */
        Cents: number;
        /** @description What the player holds besides the balance. */
        UserWallet: {
            /** @description Bonus money in cents of BRL, the base of the bonus balance (E12). */
            bonus_mixed: components["schemas"]["Cents"];
        };
        /** @description A player as the backend tells the site who is logged in (E1). */
        User: {
            id: components["schemas"]["ObservedId"];
            /** @description The full name. */
            name: string;
            email: components["schemas"]["Email"];
            /**
             * @description Area code and number, with or without punctuation and country code.
             * @example 11987654321
             */
            phone?: string | null;
            document?: components["schemas"]["UserDocument"];
            birthday?: components["schemas"]["CalendarDate"];
            gender?: components["schemas"]["KnownGender"];
            /**
             * @description The state of the account; 'Ativo' means verified (E1). Other values are not known.
             * @example Ativo
             */
            status: string;
            wallet?: components["schemas"]["UserWallet"];
        };
        /**
         * @description 1 for yes; no other value does. The site works with the number (D15).
         * @example 1
         * @example true
         * @example 1
         */
        NumericFlag: number;
        /** @description The player's bonus in rollover (E2). */
        UserRollover: {
            /** @description The id of the rollover, part of the name of its real-time channel (T1). */
            id: components["schemas"]["ObservedId"];
            /**
             * @description 1 means active; no other value does.
             * @example 1
             */
            active: components["schemas"]["NumericFlag"];
            /** @description Bonus money that is left, in cents of BRL. */
            amount_current: components["schemas"]["Cents"];
            /** @description The turnover that is required, in cents of BRL. */
            amount_rollover: components["schemas"]["Cents"];
            /** @description Winnings made with the bonus, in cents of BRL. */
            amount_won: components["schemas"]["Cents"];
            /** @description The balance of the bonus, in cents of BRL. */
            balance: components["schemas"]["Cents"];
            /** @description Turnover that has counted so far, in cents of BRL. A proposal of ours; where it is absent no progress bar is drawn. */
            amount_wagered?: components["schemas"]["Cents"];
        };
        /** @description The player of the token, with balance, wallet and bonus (D2). */
        MeAnswer: {
            user: components["schemas"]["User"];
            /** @description The real-money balance in cents of BRL (E12). */
            balance: components["schemas"]["Cents"];
            wallet: components["schemas"]["UserWallet"];
            /** @description The bonus in rollover, null when there is none. */
            user_rollover: components["schemas"]["UserRollover"] | null;
            /** @description A text for the player (pt-BR). */
            message?: string | null;
        };
        /** @description A new token. */
        TokenAnswer: {
            access_token: components["schemas"]["AccessToken"];
            expires_in: components["schemas"]["ExpiresIn"];
        };
        /**
         * @description Area code and number, digits only, without the country code.
         * @example 11987654321
         */
        PhoneNumber: string;
        /**
         * Format: password
         * @description A password to be set, 8 to 64 characters.
         * @example palpite2026
         */
        NewPassword: string;
        /**
         * @description Which of the persons barred from betting by Lei 14.790/2023, art. 26, the player declares to be (Q13): someone who
         *     can influence sports events, owner or staff of the operator, public agent who regulates or supervises betting, someone
         *     with access to betting systems, spouse or relative of one of those, someone with a diagnosed gambling disorder.
         *     Anything but none is refused with an error of the field barred_status, and is not stored.
         * @enum {string}
         */
        BarredStatus: "none" | "sports" | "operator" | "official" | "systems" | "relative" | "disorder";
        /** @description The registration form, its confirmations, the captcha token and the marketing cookies. */
        RegisterRequest: {
            /** @description The full name as the tax register has it. */
            name: string;
            document: components["schemas"]["Cpf"];
            email: components["schemas"]["Email"];
            /** @description The same as email (V2). */
            email_confirmation: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneNumber"];
            /**
             * @description The country code of the phone, without a plus sign.
             * @default 55
             * @example 55
             */
            phone_code?: string;
            /** @description The day of birth, YYYY-MM-DD; 18 years or more ago today in America/Sao_Paulo. */
            birthday: components["schemas"]["CalendarDate"];
            password: components["schemas"]["NewPassword"];
            /** @description The same as password (V2). */
            password_confirmation: components["schemas"]["NewPassword"];
            /**
             * @description That the terms were accepted; nothing else registers.
             * @constant
             */
            termsAccepted: true;
            /** @description Whether the player declares to be a politically exposed person, a relative up to the second degree or a close associate of one (Q13). */
            is_pep?: boolean;
            barred_status?: components["schemas"]["BarredStatus"];
            /** @description The page that led to the site. */
            referer?: string;
            /** @description The answer of the captcha where one is configured. */
            captcha_token?: string;
            /** @description Who invited, from `ref` or /ref/{id} (R5). */
            referrer_id?: string;
            /** @description Marketing cookie src. */
            src?: string;
            /** @description Marketing cookie utm_source. */
            utm_source?: string;
            /** @description Marketing cookie utm_medium. */
            utm_medium?: string;
            /** @description Marketing cookie utm_campaign. */
            utm_campaign?: string;
            /** @description Marketing cookie utm_content. */
            utm_content?: string;
            /** @description Marketing cookie utm_term. */
            utm_term?: string;
            /** @description Marketing cookie btag, the tag of an affiliate. */
            btag?: string;
            /** @description The coupon code of the marketing cookie code. */
            code?: string;
            /** @description Marketing cookie fbc, the click id of a social pixel. */
            fbc?: string;
            /** @description Marketing cookie fbp, the browser id of a social pixel. */
            fbp?: string;
            /** @description Marketing cookie afp1. */
            afp1?: string;
            /** @description Marketing cookie afp2. */
            afp2?: string;
            /** @description Marketing cookie afp3. */
            afp3?: string;
            /** @description Marketing cookie afp4. */
            afp4?: string;
            /** @description Marketing cookie afp5. */
            afp5?: string;
            /** @description Marketing cookie afp6. */
            afp6?: string;
            /** @description Marketing cookie afp7. */
            afp7?: string;
            /** @description Marketing cookie afp8. */
            afp8?: string;
            /** @description Marketing cookie afp9. */
            afp9?: string;
            /** @description Marketing cookie shareCode. */
            shareCode?: string;
            /** @description Marketing cookie source_id. */
            source_id?: string;
            /** @description Marketing cookie event_id. */
            event_id?: string;
            /** @description Marketing cookie campaign_id. */
            campaign_id?: string;
            /** @description The client id of the analytics cookie. */
            client_id?: string;
            /** @description Marketing cookie gclid. */
            gclid?: string;
            /** @description Marketing cookie subid. */
            subid?: string;
        };
        /** @description What comes with the outcome of a registration. */
        RegisterAnswerData: {
            errors?: components["schemas"]["FieldErrors"];
        };
        /** @description The outcome of a registration. */
        RegisterAnswer: {
            /** @description Whether the account is open. */
            success: components["schemas"]["Flag"];
            /** @description A text for the player (pt-BR). */
            message?: string;
            data?: components["schemas"]["RegisterAnswerData"];
        };
        /** @description The CPF to look up. */
        ValidateDocumentRequest: {
            document: components["schemas"]["Cpf"];
        };
        /** @description Whom a CPF belongs to, or why it cannot be used (V1). */
        ValidateDocumentAnswer: {
            /** @description False shows errors. */
            success?: components["schemas"]["Flag"];
            errors?: components["schemas"]["FieldErrors"];
            /** @description The full name; without it message is shown. */
            name?: string | null;
            /**
             * Format: date
             * @description The day of birth, YYYY-MM-DD.
             */
            birthday?: string | null;
            /** @description A text for the player (pt-BR). */
            message?: string;
        };
        /** @description The visitor's public address. */
        IpAnswer: {
            /**
             * @description An IPv4 or IPv6 address in text.
             * @example 203.0.113.7
             */
            userIP: string;
        };
        /**
         * @description Six digits, or a recovery code.
         * @example 482913
         */
        AccessCode: string;
        /** @description The second step of a login. */
        ConfirmLoginRequest: {
            challenge: components["schemas"]["ChallengeId"];
            method: components["schemas"]["SecondFactorMethod"];
            code: components["schemas"]["AccessCode"];
            /** @description Whether the next login on this device needs no second factor. */
            trust_device: boolean;
        };
        /** @description A token, and the proof of a trusted device. */
        ConfirmedLogin: {
            access_token: components["schemas"]["AccessToken"];
            expires_in: components["schemas"]["ExpiresIn"];
            /** @description Null unless the device is trusted from now on. */
            device_token: components["schemas"]["DeviceToken"] | null;
        };
        /** @description A finished login. */
        ConfirmedLoginAnswer: {
            data: components["schemas"]["ConfirmedLogin"];
        };
        /** @description Why this player may not do this now. */
        ForbiddenError: {
            /** @description What the player is told (pt-BR). */
            message: string;
            /**
             * @description The reason, for the site to act on. ip_blocked opens the VPN dialog (L8), terms_changed the new terms (Q2), confirmation_required a confirmation (Q32), location_required the location (Q34), barred the state's register (Q14), pending_activation a step of a new account (Q15).
             * @enum {string}
             */
            status: "ip_blocked" | "pending_face_id" | "pending_kyc" | "suspended" | "excluded" | "limit_reached" | "terms_changed" | "confirmation_required" | "location_required" | "location_outside" | "barred" | "pending_activation" | "forbidden";
        };
        /** @description An answer that holds a message for the player alone. */
        Message: {
            /** @description What the player is told (pt-BR). */
            message: string;
        };
        /** @description Why a code was refused. */
        CodeRejection: {
            /** @description A summary for the player (pt-BR). */
            message: string;
            errors: components["schemas"]["FieldErrors"];
            /** @description Wrong codes before the player has to start again. */
            attempts_left?: number;
        };
        /** @description Which login needs another code. */
        ResendLoginCodeRequest: {
            challenge: components["schemas"]["ChallengeId"];
        };
        /** @description When the code ends, and when another one can be sent. */
        LoginCodeSent: {
            resend_in: components["schemas"]["ResendSeconds"];
            /**
             * @description Seconds until the code ends.
             * @example 600
             */
            expires_in: number;
        };
        /** @description A code was sent. */
        LoginCodeSentAnswer: {
            data: components["schemas"]["LoginCodeSent"];
        };
        /** @description Which fields were refused, and why. */
        ValidationError: {
            /** @description A summary for the player (pt-BR). */
            message: string;
            errors: components["schemas"]["FieldErrors"];
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601 with offset.
         * @example 2026-11-21T14:05:00-03:00
         */
        DateTime: string;
        /** @description An active app for codes. */
        Totp: {
            active_since: components["schemas"]["DateTime"];
            /** @description Recovery codes that were not used. */
            recovery_codes_left: number;
        };
        /** @description How the player logs in. */
        Access: {
            email_masked: components["schemas"]["MaskedEmail"];
            /** @description Null while no app is active. */
            totp: components["schemas"]["Totp"] | null;
        };
        /** @description How the player logs in. */
        AccessAnswer: {
            data: components["schemas"]["Access"];
        };
        /** @description The password, for a change of the login. */
        AccessPasswordRequest: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description What the app needs. */
        TotpSecret: {
            /** @description To type in. Base32. */
            secret: string;
            /** @description To scan or open. */
            otpauth_url: string;
        };
        /** @description A new secret. */
        TotpSecretAnswer: {
            data: components["schemas"]["TotpSecret"];
        };
        /** @description The first code of the app. */
        ConfirmTotpRequest: {
            /**
             * @description Six digits.
             * @example 482913
             */
            code: string;
        };
        /** @description Codes for a player who has lost the app. */
        RecoveryCodes: {
            /** @description Shown once. */
            recovery_codes: string[];
        };
        /** @description The recovery codes. */
        RecoveryCodesAnswer: {
            data: components["schemas"]["RecoveryCodes"];
        };
        /**
         * @description An opaque id.
         * @example 1024
         */
        Id: string;
        /** @description A device that needs no second factor. */
        TrustedDevice: {
            id: components["schemas"]["Id"];
            /** @description Browser and system. */
            name: string;
            /** @description The address of its last login. */
            ip: string;
            last_used_at: components["schemas"]["DateTime"];
            trusted_until: components["schemas"]["DateTime"];
        };
        /** @description Addresses of the neighbouring pages of a list. */
        Links: {
            /** @description The first page. */
            first: string | null;
            /** @description The last page. */
            last: string | null;
            /** @description The page before, null on the first. */
            prev: string | null;
            /** @description The page after, null on the last. */
            next: string | null;
        };
        /** @description Where in a list this page stands. */
        Meta: {
            /** @description The number of this page. */
            current_page: number;
            /** @description The number of the first item on this page, null when it is empty. */
            from: number | null;
            /** @description The number of the last page. */
            last_page: number;
            /** @description The address of the list without its query. */
            path: string;
            /** @description Items a page. */
            per_page: number;
            /** @description The number of the last item on this page, null when it is empty. */
            to: number | null;
            /** @description Items in the whole list. */
            total: number;
        };
        /** @description One page of trusted devices. */
        TrustedDeviceList: {
            /** @description The devices. */
            data: components["schemas"]["TrustedDevice"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Bytes in base64url without padding. */
        Base64Url: string;
        /**
         * @description The domain of the site.
         * @example localhost
         */
        RpId: string;
        /**
         * @description Milliseconds until the challenge ends.
         * @example 300000
         */
        PasskeyTimeout: number;
        /** @description Ids of credentials; empty for any. */
        CredentialIds: components["schemas"]["Base64Url"][];
        /** @description What the device signs. */
        PasskeyRequest: {
            challenge: components["schemas"]["Base64Url"];
            rp_id: components["schemas"]["RpId"];
            timeout_ms: components["schemas"]["PasskeyTimeout"];
            allowed: components["schemas"]["CredentialIds"];
        };
        /** @description A challenge. */
        PasskeyRequestAnswer: {
            data: components["schemas"]["PasskeyRequest"];
        };
        /** @description What the device signed (WebAuthn, PublicKeyCredential with AuthenticatorAssertionResponse). */
        PasskeyAssertion: {
            id: components["schemas"]["Base64Url"];
            client_data: components["schemas"]["Base64Url"];
            authenticator_data: components["schemas"]["Base64Url"];
            signature: components["schemas"]["Base64Url"];
            /** @description Null if the device gives none. */
            user_handle: components["schemas"]["Base64Url"] | null;
        };
        /**
         * @description What the player calls it.
         * @example Celular
         */
        PasskeyName: string;
        /** @description A passkey of the player. */
        Passkey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PasskeyName"];
            created_at: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description Null if it was never used.
             */
            last_used_at: string | null;
        };
        /** @description One page of passkeys. */
        PasskeyList: {
            /** @description The passkeys. */
            data: components["schemas"]["Passkey"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A new credential. */
        RegisterPasskeyRequest: {
            name: components["schemas"]["PasskeyName"];
            id: components["schemas"]["Base64Url"];
            client_data: components["schemas"]["Base64Url"];
            authenticator_data: components["schemas"]["Base64Url"];
            /** @description SubjectPublicKeyInfo in DER. */
            public_key: components["schemas"]["Base64Url"];
            /**
             * @description The COSE algorithm; ES256 alone.
             * @example -7
             * @enum {integer}
             */
            algorithm: -7;
        };
        /** @description A passkey. */
        PasskeyAnswer: {
            data: components["schemas"]["Passkey"];
        };
        /** @description What the device creates a passkey for. */
        PasskeyCreation: {
            challenge: components["schemas"]["Base64Url"];
            rp_id: components["schemas"]["RpId"];
            /** @description The name of the site. */
            rp_name: string;
            user_id: components["schemas"]["Base64Url"];
            /** @description The e-mail of the player. */
            user_name: string;
            /** @description The name of the player. */
            user_display_name: string;
            timeout_ms: components["schemas"]["PasskeyTimeout"];
            excluded: components["schemas"]["CredentialIds"];
        };
        /** @description Options of a new passkey. */
        PasskeyCreationAnswer: {
            data: components["schemas"]["PasskeyCreation"];
        };
        /** @description A new name. */
        RenamePasskeyRequest: {
            name: components["schemas"]["PasskeyName"];
        };
        /** @description Exactly one proof. */
        ConfirmAccessRequest: {
            password?: components["schemas"]["CurrentPassword"];
            /**
             * @description Of the app.
             * @example 482913
             */
            code?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** @description Until when the session is confirmed. */
        AccessConfirmed: {
            confirmed_until: components["schemas"]["DateTime"];
        };
        /** @description The session is confirmed. */
        AccessConfirmedAnswer: {
            data: components["schemas"]["AccessConfirmed"];
        };
        /** @description A position of the device. */
        ReportLocationRequest: {
            /**
             * @description Degrees.
             * @example -23.55
             */
            latitude: number;
            /**
             * @description Degrees.
             * @example -46.63
             */
            longitude: number;
            /**
             * @description Radius in metres.
             * @example 30
             */
            accuracy_m: number;
        };
        /** @description Whether the player may bet from here. */
        LocationCheck: {
            /** @description Whether the position is in Brazil. */
            inside: boolean;
            /**
             * Format: date-time
             * @description Until when the next bet needs no other check. Null outside.
             */
            valid_until: string | null;
        };
        /** @description The check of a position. */
        LocationAnswer: {
            data: components["schemas"]["LocationCheck"];
        };
        /** @description Whose password was forgotten. */
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The token of the link and the new password. */
        ResetPasswordRequest: {
            /** @description The token of the link in the e-mail. */
            token: string;
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /** @description The same as password. */
            password_confirmation: components["schemas"]["NewPassword"];
        };
        /** @description The present password and the new one. */
        ChangePasswordRequest: {
            current_password: components["schemas"]["CurrentPassword"];
            password: components["schemas"]["NewPassword"];
            /** @description The same as password. */
            password_confirmation: components["schemas"]["NewPassword"];
        };
        /** @description The tax document of the player. */
        ProfileDocument: {
            number: components["schemas"]["Cpf"];
        };
        /**
         * @description A postal code (CEP), eight digits, with or without the hyphen.
         * @example 01310100
         */
        Zipcode: string;
        /**
         * @description A Brazilian state or the Federal District (UF).
         * @example SP
         * @enum {string}
         */
        FederativeUnit: "AC" | "AL" | "AP" | "AM" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MT" | "MS" | "MG" | "PA" | "PB" | "PR" | "PE" | "PI" | "RJ" | "RN" | "RS" | "RO" | "RR" | "SC" | "SP" | "SE" | "TO";
        /** @description Where the player lives. */
        Address: {
            zipcode: components["schemas"]["Zipcode"];
            /** @description The street. */
            street: string;
            /** @description The house number, or S/N for none. */
            number: string;
            /** @description Flat, block or the like; null or left out for none. */
            complement?: string | null;
            /** @description The district (bairro). */
            district: string;
            /** @description The city. */
            city: string;
            state: components["schemas"]["FederativeUnit"];
        };
        /** @description The player: the members of E1 apart from the wallet, and what the player may add. */
        Profile: {
            id: components["schemas"]["Id"];
            /** @description The full name; it never changes here. */
            name: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneNumber"];
            document: components["schemas"]["ProfileDocument"];
            /** @description The day of birth, YYYY-MM-DD; it never changes. */
            birthday: components["schemas"]["CalendarDate"];
            gender: components["schemas"]["KnownGender"];
            /** @description The state of the account; 'Ativo' means verified (E1). */
            status: string;
            /** @description Where the player lives, null while it is not known. */
            address: components["schemas"]["Address"] | null;
            /** @description Whether the player declared to be a politically exposed person. */
            is_pep: boolean;
            /** @description Whether the player agreed to be sent advertising. */
            marketing_opt_in: boolean;
        };
        /** @description The player's profile. */
        ProfileAnswer: {
            data: components["schemas"]["Profile"];
        };
        /**
         * @description 0 female, 1 male (E1).
         * @example 0
         * @enum {integer}
         */
        Gender: 0 | 1;
        /** @description Where the player lives now. */
        AddressToSet: {
            zipcode: components["schemas"]["Zipcode"];
            /** @description The street. */
            street: string;
            /** @description The house number, or S/N for none. */
            number: string;
            /** @description Flat, block or the like; null or left out for none. */
            complement?: string | null;
            /** @description The district (bairro). */
            district: string;
            /** @description The city. */
            city: string;
            state: components["schemas"]["FederativeUnit"];
        };
        /** @description What of the profile is to change. */
        UpdateProfileRequest: {
            gender?: components["schemas"]["Gender"];
            address?: components["schemas"]["AddressToSet"];
            /** @description Whether the player declares to be a politically exposed person. */
            is_pep?: boolean;
            /** @description Whether the player agrees to be sent advertising. */
            marketing_opt_in?: boolean;
        };
        /**
         * @description The subject of a notice. `bet` is a sports bet that its events ended.
         * @enum {string}
         */
        NotificationType: "deposit" | "withdrawal" | "bonus" | "bet" | "protection" | "verification" | "system";
        /** @description A notice for one player. */
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            /** @description A short heading (pt-BR). */
            title: string;
            /** @description The text (pt-BR), plain. */
            body: string;
            /** @description A path on the site to go to. */
            url: string | null;
            created_at: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description When it was read, null while it is not.
             */
            read_at: string | null;
        };
        /** @description One page of notices. */
        NotificationList: {
            /** @description The notices. */
            data: components["schemas"]["Notification"][];
            /** @description Unread notices of all types and pages. Without it the site counts those that it has loaded. */
            unread_count?: number;
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description What is limited, deposits, losses or stakes (all three in cents of BRL), time played (in minutes), or the number of bets (Q41).
         * @example deposit
         * @enum {string}
         */
        ProtectionLimitType: "deposit" | "loss" | "bet" | "time" | "count";
        /**
         * @description The calendar day, week (from Monday) or month, in America/Sao_Paulo, for which a limit holds.
         * @example day
         * @enum {string}
         */
        ProtectionLimitPeriod: "day" | "week" | "month";
        /** @description A limit that the player set. value, used and pending_value are in minutes for the type time, a number of bets for count, in cents of BRL for the others. */
        ProtectionLimit: {
            /** @description The id of the limit. */
            id: components["schemas"]["Id"];
            type: components["schemas"]["ProtectionLimitType"];
            period: components["schemas"]["ProtectionLimitPeriod"];
            /**
             * @description What holds now.
             * @example 10000
             */
            value: number;
            /**
             * @description What was used of it in the present period; a loss is negative while the player is ahead.
             * @example 2000
             */
            used: number;
            /**
             * @description What holds from effective_at on. Null where nothing is pending, and where effective_at is set, then the limit is to be removed.
             * @example 20000
             */
            pending_value: number | null;
            /**
             * Format: date-time
             * @description When the pending change takes hold, null where nothing is pending.
             * @example 2026-11-22T14:05:00-03:00
             */
            effective_at: string | null;
        };
        /** @description A pause that the player took. */
        Suspension: {
            /** @description When it ends. */
            until: components["schemas"]["DateTime"];
        };
        /** @description An exclusion that the player asked for. */
        Exclusion: {
            /**
             * Format: date-time
             * @description When it ends, null where it never does.
             * @example 2027-02-21T14:05:00-03:00
             */
            until: string | null;
            /** @description Until when the player can withdraw what is left in the balance. */
            withdraw_until: components["schemas"]["DateTime"];
        };
        /**
         * @description After how many minutes of play, each time, a reminder comes; null for none.
         * @example 60
         */
        ReminderMinutes: number | null;
        /**
         * @description After how much staked, each time, a reminder comes, in cents of BRL; null for none.
         * @example 5000
         */
        ReminderAmount: number | null;
        /** @description When the player wants to be reminded. */
        ProtectionReminders: {
            session_minutes: components["schemas"]["ReminderMinutes"];
            spend_amount: components["schemas"]["ReminderAmount"];
        };
        /**
         * @description The central self-exclusion, a benefit programme (Bolsa Família, BPC), a programme that renegotiates debts (Novo Desenrola
         *     Brasil, Fies), or a decision of an authority or a court.
         * @enum {string}
         */
        BarringReason: "central_exclusion" | "benefit_programme" | "debt_programme" | "decision";
        /**
         * @description Why and since when the player may not bet. The backend asks the register at the registration, at the first login of
         *     each day and at least every 15 days. The player withdraws first, then the operator returns what is left, then the
         *     account closes.
         */
        Barring: {
            reason: components["schemas"]["BarringReason"];
            /** @description When the register answered that the player is barred. */
            since: components["schemas"]["DateTime"];
            /** @description Until when the player withdraws without help, two days. */
            withdraw_until: components["schemas"]["DateTime"];
            /** @description When the account closes, three days. */
            closes_at: components["schemas"]["DateTime"];
            /**
             * @description What the operator returned to an account of the player, in cents of BRL; null before it did.
             * @example 8000
             */
            returned: number | null;
            /**
             * @description Stakes of bets that were open when the player was barred, in cents of BRL. The operator cancels these bets at once
             *     and returns the stakes to the balance.
             * @example 1000
             */
            refunded?: number;
        };
        /** @description All that protects the player. */
        Protection: {
            /** @description The limits that are set, at most one of a type and period. */
            limits: components["schemas"]["ProtectionLimit"][];
            /** @description The pause that holds now, null where none does. */
            suspension: components["schemas"]["Suspension"] | null;
            /** @description The exclusion that holds now, null where none does. */
            exclusion: components["schemas"]["Exclusion"] | null;
            reminders: components["schemas"]["ProtectionReminders"];
            /**
             * Format: uri
             * @description Where the central self-exclusion of the state is asked for (D9).
             */
            central_url: string;
            /**
             * @description Present where a register of the state bars the player from betting (Q14). It is here because every page of a player
             *     reads this answer.
             */
            barred?: components["schemas"]["Barring"] | null;
            /**
             * @description False where nothing may be advertised to the player, for example because the operator's monitoring sees a risk of
             *     dependence (Q39). Absent: true.
             * @example false
             */
            offers?: boolean;
            /** @description Whether the next bet needs a check of the location (Q34). Absent where the policy does not require it. */
            location_required?: boolean;
            /**
             * @description The version of the terms that the player must accept before they can deposit, bet and play (Q2). Null or absent where
             *     there is none. It is here because every page of a player reads this answer.
             * @example 2.4
             */
            pending_terms?: string | null;
        };
        /** @description What protects one player. */
        ProtectionAnswer: {
            data: components["schemas"]["Protection"];
        };
        /** @description The state of the identity verification (E9). */
        VerificationStatus: {
            /**
             * @description What is done or due. ip_blocked stands for a VPN or a blocked address.
             * @enum {string}
             */
            user_status: "approved" | "pending_face_id" | "pending_kyc" | "ip_blocked";
            /** @description Whether the verification is approved. */
            isApproved: components["schemas"]["Flag"];
        };
        /**
         * @description The address of an image, absolute or relative to the storage path (S13).
         * @example /storage/games/1024.webp
         */
        ImageUrl: string;
        /** @description A favourite game (E4). */
        FavoriteGame: {
            /** @description The id of the game. */
            id: components["schemas"]["ObservedId"];
            image: components["schemas"]["ImageUrl"];
            /**
             * @description The address of the image on Cloudflare, absolute or relative to the storage path. The site requests other widths and the browser's best format (`cdn-cgi/image` and imagedelivery.net); image takes its place where it is null.
             * @example /storage/cdn-cgi/image/width=240,format=auto/games/1024.webp
             */
            image_cf: string | null;
            /**
             * @description The name of the game. A proposal of ours; where it is absent the site looks the game up.
             * @example Noite de Cobre
             */
            name?: string;
            /**
             * @description The name of the provider. A proposal of ours; where it is absent the tile goes without.
             * @example Pampa Play
             */
            provider_name?: string;
            /**
             * @description The return to player in percent. A proposal of ours; where it is absent the tile goes without.
             * @example 96.5
             */
            rtp?: number;
        };
        /** @description The favourite games of one player. */
        FavoriteGameList: {
            /** @description Whether data can be trusted. */
            success: components["schemas"]["Flag"];
            /** @description The games, the newest favourite first. */
            data: components["schemas"]["FavoriteGame"][];
        };
        /**
         * @description A name for addresses, in lower-case ASCII.
         * @example noite-de-cobre
         */
        CatalogueSlug: string;
        /**
         * @description The address of the image on Cloudflare, absolute or relative to the storage path. The site requests other widths and the browser's best format (`cdn-cgi/image` and imagedelivery.net); image takes its place where it is null.
         * @example /storage/cdn-cgi/image/width=240,format=auto/games/1024.webp
         */
        GameImageService: string | null;
        /** @description The provider of a game. */
        GameProvider: {
            /** @description The id of the provider. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the provider.
             * @example Oficina Aurora
             */
            name: string;
            slug: components["schemas"]["CatalogueSlug"];
        };
        /** @description The category of a game. */
        GameCategory: {
            /** @description The id of the category; 1 is slots and 2 live casino (R8, R9). */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the category (pt-BR).
             * @example Slots
             */
            name: string;
            slug: components["schemas"]["CatalogueSlug"];
        };
        /**
         * @description The return to player in percent, 96.5 for 96,5 %, with at most two decimals.
         * @example 96.5
         */
        GameRtp: number;
        /**
         * @description How far apart the wins of a game lie, and how large they are.
         * @example high
         * @enum {string}
         */
        GameVolatility: "low" | "medium" | "high";
        /**
         * @description Why the operator points a game out: hot is played more and more, exclusive is offered nowhere else. Absent for others.
         * @example hot
         * @enum {string}
         */
        GameHighlight: "hot" | "exclusive";
        /** @description A game as a list shows it. */
        Game: {
            /** @description The id of the game. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the game.
             * @example Noite de Cobre
             */
            name: string;
            slug: components["schemas"]["CatalogueSlug"];
            image: components["schemas"]["ImageUrl"];
            image_cf: components["schemas"]["GameImageService"];
            provider: components["schemas"]["GameProvider"];
            category: components["schemas"]["GameCategory"];
            rtp: components["schemas"]["GameRtp"];
            volatility: components["schemas"]["GameVolatility"];
            /** @description The smallest stake of a round, in cents of BRL. */
            min_bet: components["schemas"]["Cents"];
            /** @description The greatest stake of a round, in cents of BRL. */
            max_bet: components["schemas"]["Cents"];
            /** @description Whether it came in the last 30 days. */
            is_new: boolean;
            highlight?: components["schemas"]["GameHighlight"];
        };
        /** @description One page of games. */
        GameList: {
            /** @description The games. */
            data: components["schemas"]["Game"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Each member is the body of the call that it stands for. */
        PlayerOverview: {
            notifications: components["schemas"]["NotificationList"];
            protection: components["schemas"]["ProtectionAnswer"];
            verification: components["schemas"]["VerificationStatus"];
            favorites: components["schemas"]["FavoriteGameList"];
            recent_games: components["schemas"]["GameList"];
        };
        /** @description The first answers of a player's page. */
        PlayerOverviewAnswer: {
            data: components["schemas"]["PlayerOverview"];
        };
        /** @description One step of the activation. */
        ActivationStep: {
            /**
             * @description Document and face, the full address, or the account that deposits come from.
             * @enum {string}
             */
            name: "identity" | "address" | "bank_account";
            /**
             * @description How far it is.
             * @enum {string}
             */
            state: "missing" | "in_review" | "rejected" | "done";
            /** @description Why it was rejected (pt-BR), otherwise null. */
            reason: string | null;
        };
        /** @description A confirmed account of the player. */
        BankAccount: {
            /**
             * @description The number of the bank.
             * @example 260
             */
            bank: string;
            /**
             * @description The branch.
             * @example 0001
             */
            branch: string;
            /**
             * @description The end of the account.
             * @example •••••67-8
             */
            account_masked: string;
        };
        /** @description What a new account needs before money moves. */
        Activation: {
            /**
             * @description pending: the player has something to do; in_review: the operator checks; active: money may move.
             * @enum {string}
             */
            status: "pending" | "in_review" | "active";
            /** @description The steps that the operator requires, in the order in which the site shows them. */
            steps: components["schemas"]["ActivationStep"][];
            /** @description The stated account, null while there is none. */
            bank_account: components["schemas"]["BankAccount"] | null;
        };
        /** @description The activation of one account. */
        ActivationAnswer: {
            data: components["schemas"]["Activation"];
        };
        /** @description An account of the player at a bank or payment institution. */
        SetBankAccountRequest: {
            /**
             * @description The number of the bank (COMPE).
             * @example 260
             */
            bank: string;
            /**
             * @description The branch without its check digit.
             * @example 0001
             */
            branch: string;
            /**
             * @description The account with its check digit.
             * @example 1234567-8
             */
            account: string;
        };
        /** @description One account. */
        BankAccountAnswer: {
            data: components["schemas"]["BankAccount"];
        };
        /** @description A new e-mail address, and the password as proof. */
        EmailChangeRequest: {
            value: components["schemas"]["Email"];
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description The code that came to the new e-mail address or phone. */
        ContactChangeConfirmation: {
            /**
             * @description Six digits.
             * @example 482913
             */
            code: string;
        };
        /** @description A new phone, and the password as proof. */
        PhoneChangeRequest: {
            value: components["schemas"]["PhoneNumber"];
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description One place where the player is logged in. */
        Session: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, in words (pt-BR). */
            device: string;
            /**
             * @description The IPv4 or IPv6 address that was last seen.
             * @example 203.0.113.7
             */
            ip: string;
            /** @description When it was last seen, ISO 8601 with offset. */
            last_seen_at: components["schemas"]["DateTime"];
            /** @description Whether this call came from it. */
            current: boolean;
        };
        /** @description One page of sessions. */
        SessionList: {
            /** @description The sessions. */
            data: components["schemas"]["Session"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Identity card, driving licence, passport, or proof of address.
         * @example rg
         * @enum {string}
         */
        DocumentType: "rg" | "cnh" | "passport" | "address_proof";
        /**
         * @description Which side it shows; single where there is but one.
         * @example front
         * @enum {string}
         */
        DocumentSide: "front" | "back" | "single";
        /** @description One side of a document that the player sent. */
        IdentityDocument: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DocumentType"];
            side: components["schemas"]["DocumentSide"];
            /**
             * @description What was decided on it.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            /** @description Why it was rejected (pt-BR), null otherwise. */
            reason: string | null;
        };
        /** @description One page of documents. */
        IdentityDocumentList: {
            /** @description The documents. */
            data: components["schemas"]["IdentityDocument"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One side of a document, with its file. */
        UploadDocumentRequest: {
            type: components["schemas"]["DocumentType"];
            side: components["schemas"]["DocumentSide"];
            /**
             * Format: binary
             * @description The file itself: JPEG, PNG or PDF, at most 10 MB.
             */
            file: string;
        };
        /** @description One document. */
        IdentityDocumentAnswer: {
            data: components["schemas"]["IdentityDocument"];
        };
        /** @description What a postal code stands for. */
        ZipcodeAddress: {
            /** @description The street, empty where the code covers a whole town. */
            street: string;
            /** @description The district, empty where the code covers a whole town. */
            district: string;
            /** @description The city. */
            city: string;
            state: components["schemas"]["FederativeUnit"];
        };
        /** @description The address of a postal code. */
        ZipcodeAddressAnswer: {
            data: components["schemas"]["ZipcodeAddress"];
        };
        /** @description One entry of a menu. */
        SettingsMenuItem: {
            /** @description What it says (pt-BR). */
            label: string;
            /** @description Where it leads, a path on the site or an https address. */
            url: string;
            /**
             * @description The name of an icon of the icon service (S18), set and name with a colon between.
             * @example lucide:dices
             */
            icon?: string | null;
        };
        /**
         * @description Yes or no; null like an absent one. The site works with the boolean (D15).
         * @example true
         * @example 1
         * @example 1
         * @example null
         */
        OptionalFlag: boolean;
        /** @description The settings of the deployment (E6), with the defaults of E7. Nothing is required, null is the same as absent, and other keys are allowed. */
        Settings: {
            /** @description The name of the site in the page title (S11). */
            general_site_title?: string;
            /** @description The address of the logo. */
            general_logo?: string | null;
            /** @description The address of the favicon. */
            general_favicon?: string | null;
            /**
             * @description The time zone of dates and times, an IANA name.
             * @default America/Sao_Paulo
             */
            general_timezone?: string;
            /**
             * @description The currency, an ISO 4217 code.
             * @default BRL
             */
            general_currency?: string;
            /** @description The address of the house on Instagram. */
            general_social_instagram?: string | null;
            /** @description The address of the house on Telegram. */
            general_social_telegram?: string | null;
            /** @description The address of the house on X. */
            general_social_x?: string | null;
            /** @description The address of the house on YouTube. */
            general_social_youtube?: string | null;
            /** @description The address of the house on Facebook. */
            general_social_facebook?: string | null;
            /** @description The entries of the menu, in order. */
            general_menu?: components["schemas"]["SettingsMenuItem"][];
            /** @description The entries of the menu in the footer, in order. */
            general_footer_menu?: components["schemas"]["SettingsMenuItem"][];
            /** @description The license of the live chat, optionally a slash and a group: `license` or `license/group`. Anything else, and there is no chat. */
            general_live_chat?: string | null;
            /** @description Whether the live chat is offered (S7); taken as false where it is absent. */
            general_show_chat_widget?: components["schemas"]["OptionalFlag"];
            /** @description Whether there is a casino; taken as true where it is absent. */
            casino_enabled?: components["schemas"]["OptionalFlag"];
            /**
             * @description The stake offered first in casino games, in cents.
             * @default 50
             */
            casino_bet_default?: number;
            /**
             * @description The lowest stake in casino games, in cents.
             * @default 10
             */
            casino_bet_min_total?: number;
            /**
             * @description The highest stake in casino games, in cents.
             * @default 2000
             */
            casino_bet_max_total?: number;
            /** @description Whether there is sports betting; taken as true where it is absent. */
            sport_enabled?: components["schemas"]["OptionalFlag"];
            /**
             * @description The lowest total stake of a sports bet, in cents.
             * @default 50
             */
            sport_bet_min_total?: number;
            /**
             * @description The lowest stake of a single sports bet, in cents.
             * @default 10
             */
            sport_bet_min_single?: number;
            /**
             * @description Concerns multiple sports bets. Its unit is not known and it is never converted (D1).
             * @default 10
             */
            sport_bet_multiple?: number;
            /** @description Which third-party sportsbook is embedded. */
            sport_sportbook_type?: string | null;
            /** @description Whether deposits are open; taken as true where it is absent. */
            deposit_enabled?: components["schemas"]["OptionalFlag"];
            /**
             * @description The lowest deposit, in cents; 100 is R$ 1,00 (D1).
             * @default 100
             */
            deposit_min?: number;
            /**
             * @description The highest deposit, in cents.
             * @default 5000000
             */
            deposit_max?: number;
            /** @description How many times a deposit must be wagered before it can be withdrawn (D18). */
            deposit_rollover?: number;
            /**
             * @description After how many seconds the deposit popup opens; 0: never (D18).
             * @default 10
             */
            deposit_popup_timer?: number;
            /**
             * @description Amounts offered in the deposit popup, in reais, with commas between (D1).
             * @default 10,20,30
             */
            deposit_popup_values?: string;
            /** @description Whether withdrawals are open; taken as true where it is absent. */
            withdraw_enabled?: components["schemas"]["OptionalFlag"];
            /**
             * @description The lowest withdrawal, in cents.
             * @default 100
             */
            withdraw_min?: number;
            /**
             * @description The highest withdrawal, in cents; 10000 is R$ 100,00 (D1).
             * @default 10000
             */
            withdraw_max?: number;
            /** @description The most that a player may withdraw in a day, in cents. */
            withdraw_daily_limit?: number;
            /** @description Whether a withdrawal needs KYC (D19). */
            withdraw_requires_kyc?: components["schemas"]["OptionalFlag"];
            /** @description Whether withdrawals close for a player while one is in progress (D19). */
            withdraw_auto_disable?: components["schemas"]["OptionalFlag"];
            /** @description Whether players may refer others; taken as false where it is absent. */
            refer_enabled?: components["schemas"]["OptionalFlag"];
            /** @description What the referring player gets, in cents. */
            refer_referrer_amount?: number;
            /** @description What the referred player gets, in cents. */
            refer_referee_amount?: number;
            /** @description The wallet that the referring player is credited in (D20). */
            refer_referrer_wallet?: string | null;
            /** @description The wallet that the referred player is credited in (D20). */
            refer_referee_wallet?: string | null;
            /** @description The rollover put on what the referring player gets. */
            refer_referrer_rollover_id?: components["schemas"]["ObservedId"] | null;
            /** @description The rollover put on what the referred player gets. */
            refer_referee_rollover_id?: components["schemas"]["ObservedId"] | null;
            /** @description Accepted; no effect is known (D8). */
            cometa_enabled?: components["schemas"]["OptionalFlag"];
            /** @description Whether there are bonuses; taken as true where it is absent. */
            bonus_enabled?: components["schemas"]["OptionalFlag"];
            /** @description True shows the error page to everyone (D8); taken as false where it is absent. Spelt so. */
            maintence?: components["schemas"]["OptionalFlag"];
            /** @description The accent colour, any CSS colour without functions that load or refer to something. */
            colors_primary?: string | null;
            /** @description The colour of text on the accent, any CSS colour without functions that load or refer to something. */
            colors_on_primary?: string | null;
            /** @description The colour of the page, any CSS colour without functions that load or refer to something. */
            colors_background?: string | null;
            /** @description The colour of cards, any CSS colour without functions that load or refer to something. */
            colors_surface?: string | null;
            /** @description The container id of the tag manager. */
            pixel_gtm?: string | null;
        };
        /** @description Image addresses by modal (M3). Nothing is required and other names are allowed. */
        ModalImages: {
            /** @description The image of registration. */
            register?: string | null;
            /** @description The image of login. */
            login?: string | null;
            /** @description The image of the deposit. */
            deposit?: string | null;
            /** @description The image of password recovery. */
            password_recovery?: string | null;
            /** @description The image of the question before an unfinished registration is closed. */
            register_cancel?: string | null;
            /** @description The image of the sponsors. */
            sponsors?: string | null;
            /** @description The image of the 18+ notice. */
            majority?: string | null;
        };
        /** @description A favourite added or removed. Nothing of it is needed. */
        FavoriteWriteAnswer: {
            /** @description Whether it was done. */
            success?: components["schemas"]["Flag"];
            /** @description A text for the player (pt-BR). */
            message?: string;
        };
        /**
         * @description By how much they are played, newest first, by name in Portuguese order, or highest return to player first.
         * @default popular
         * @example popular
         * @enum {string}
         */
        GameSort: "popular" | "new" | "name" | "rtp";
        /** @description What one outcome of a game pays. */
        PaytableLine: {
            /**
             * @description The outcome (pt-BR).
             * @example 5 luas
             */
            label: string;
            /**
             * @description What it pays, as a multiple of the stake.
             * @example 500
             */
            multiplier: number;
        };
        /** @description A game with what must be known before play. */
        GameDetail: {
            /** @description The id of the game. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the game.
             * @example Noite de Cobre
             */
            name: string;
            slug: components["schemas"]["CatalogueSlug"];
            image: components["schemas"]["ImageUrl"];
            image_cf: components["schemas"]["GameImageService"];
            provider: components["schemas"]["GameProvider"];
            category: components["schemas"]["GameCategory"];
            rtp: components["schemas"]["GameRtp"];
            volatility: components["schemas"]["GameVolatility"];
            /** @description The smallest stake of a round, in cents of BRL. */
            min_bet: components["schemas"]["Cents"];
            /** @description The greatest stake of a round, in cents of BRL. */
            max_bet: components["schemas"]["Cents"];
            /** @description Whether it came in the last 30 days. */
            is_new: boolean;
            highlight?: components["schemas"]["GameHighlight"];
            /** @description How the game is played (pt-BR), plain text; an empty line parts paragraphs. */
            rules: string;
            /** @description What each outcome pays, the greatest first; empty where the game has no fixed table. */
            paytable: components["schemas"]["PaytableLine"][];
            /**
             * @description The greatest win of a round, as a multiple of the stake.
             * @example 5000
             */
            max_win_multiplier: number;
            /**
             * @description One round in this many gives the greatest win.
             * @example 4200000
             */
            max_win_odds: number;
            /** @description Games like this one, without it. */
            related: components["schemas"]["Game"][];
        };
        /** @description One game. */
        GameAnswer: {
            data: components["schemas"]["GameDetail"];
        };
        /** @description A category of games. */
        Category: {
            /** @description The id of the category; 1 is slots and 2 live casino (R8, R9). */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the category (pt-BR).
             * @example Slots
             */
            name: string;
            slug: components["schemas"]["CatalogueSlug"];
            image: components["schemas"]["ImageUrl"];
            /**
             * @description How many games it has.
             * @example 1152
             */
            games_count: number;
        };
        /** @description One page of categories. */
        CategoryList: {
            /** @description The categories. */
            data: components["schemas"]["Category"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A provider of games. */
        Provider: {
            /** @description The id of the provider. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the provider.
             * @example Oficina Aurora
             */
            name: string;
            slug: components["schemas"]["CatalogueSlug"];
            image: components["schemas"]["ImageUrl"];
            /**
             * @description How many games it has.
             * @example 84
             */
            games_count: number;
        };
        /** @description One page of providers. */
        ProviderList: {
            /** @description The providers. */
            data: components["schemas"]["Provider"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One provider. */
        ProviderAnswer: {
            data: components["schemas"]["Provider"];
        };
        /** @description The seats of a table, absent where any number can play. */
        LiveTableSeats: {
            /**
             * @description How many seats are taken.
             * @example 5
             */
            taken: number;
            /**
             * @description How many seats there are.
             * @example 7
             */
            total: number;
        };
        /** @description The result of one round of a live table. */
        LiveTableResult: {
            /**
             * @description The result as short as it can be (pt-BR), such as a number, a sum or B for the banker.
             * @example 17
             */
            label: string;
            /**
             * @description The color of the result on the table, absent if it has none.
             * @example black
             * @enum {string}
             */
            color?: "red" | "black" | "green" | "blue";
        };
        /** @description A table of the live casino. Its limits are the bets of the game. */
        LiveTable: {
            game: components["schemas"]["Game"];
            /**
             * @description What is played at the table.
             * @example roulette
             * @enum {string}
             */
            kind: "roulette" | "blackjack" | "baccarat" | "dice" | "show";
            /**
             * @description The language of the dealer.
             * @example pt-BR
             * @enum {string}
             */
            language: "pt-BR" | "es" | "en";
            /** @description Whether the table takes bets now. */
            is_open: boolean;
            /** @description When a closed table opens, absent for an open one. */
            opens_at?: components["schemas"]["DateTime"];
            seats?: components["schemas"]["LiveTableSeats"];
            /** @description The last results, the latest first; empty where they do not concern other players. */
            results: components["schemas"]["LiveTableResult"][];
        };
        /** @description One page of live tables. */
        LiveTableList: {
            /** @description The tables. */
            data: components["schemas"]["LiveTable"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Where a game is to be played. */
        LaunchGameRequest: {
            /**
             * @description Which form of the game is wanted; a tablet takes mobile.
             * @example mobile
             * @enum {string}
             */
            device: "mobile" | "desktop";
        };
        /** @description A game session that is open. */
        GameLaunch: {
            /** @description The id of the session, to close it by. */
            session_id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description The address that the game frame loads.
             */
            url: string;
            /** @description Until when the address must have been loaded. */
            expires_at: components["schemas"]["DateTime"];
            /**
             * @description How the page of the game works with the site. `frame`: it speaks the message protocol of the site; if it sends no
             *     `ready` within 15 s, the site closes it. `plain`: it sends no messages, and only its load event shows that it is
             *     there. If the field is absent or unknown, the site uses `plain` (B18).
             * @example frame
             * @enum {string}
             */
            integration: "frame" | "plain";
        };
        /** @description One game session that is open. */
        GameLaunchAnswer: {
            data: components["schemas"]["GameLaunch"];
        };
        /**
         * @description An amount of money in cents of BRL; negative where money was lost or taken.
         * @example -3200
         */
        SignedCents: number;
        /** @description What a game session came to. */
        GameSessionSummary: {
            /**
             * @description How long it was open.
             * @example 915
             */
            seconds: number;
            /** @description All stakes, in cents of BRL. */
            bet: components["schemas"]["Cents"];
            /** @description All that was paid out, in cents of BRL. */
            won: components["schemas"]["Cents"];
            /** @description What was won less what was staked, in cents of BRL. */
            net: components["schemas"]["SignedCents"];
        };
        /** @description One game session that is closed. */
        GameSessionAnswer: {
            data: components["schemas"]["GameSessionSummary"];
        };
        /** @description What the player has. withdrawable and locked together are balance. */
        WalletSummary: {
            /** @description Real money to play with, in cents of BRL; the balance of A19. */
            balance: components["schemas"]["Cents"];
            /** @description Bonus money in cents of BRL, wallet.bonus_mixed plus the rollover's amount_current (E12). */
            bonus: components["schemas"]["Cents"];
            /** @description The part of the balance that must be wagered before it can be withdrawn, in cents of BRL. */
            locked: components["schemas"]["Cents"];
            /** @description The part of the balance that can be withdrawn now, in cents of BRL. */
            withdrawable: components["schemas"]["Cents"];
            /** @description Taken from the balance for withdrawals that are not paid yet, in cents of BRL. */
            pending_withdraw: components["schemas"]["Cents"];
        };
        /** @description The sums of one player. */
        WalletAnswer: {
            data: components["schemas"]["WalletSummary"];
        };
        /**
         * @description How much, in cents of BRL. The range that the deployment allows is in its settings (E6).
         * @example 2000
         */
        AmountToMove: number;
        /**
         * @description The code of a coupon, as the player enters it. Case does not matter (C2).
         * @example DOBRO50
         */
        CouponCode: string;
        /** @description A deposit to be started. */
        CreateDepositRequest: {
            amount: components["schemas"]["AmountToMove"];
            /**
             * @description How it is paid; PIX alone (D9).
             * @example pix
             * @enum {string}
             */
            method: "pix";
            coupon?: components["schemas"]["CouponCode"];
        };
        /**
         * @description Waiting for the payment; paid and credited; not paid in time, but still credited if paid late; refused, as one from another CPF; given back after it was credited.
         * @example pending
         * @enum {string}
         */
        DepositStatus: "pending" | "approved" | "expired" | "rejected" | "reversed";
        /** @description The return of a payment to the account it came from. */
        DepositRefund: {
            /**
             * @description On its way; arrived; not possible, so that the support has to help.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "paid" | "failed";
            /**
             * Format: date-time
             * @description When it arrived, null before.
             */
            at: string | null;
        };
        /** @description A deposit by PIX. */
        Deposit: {
            /** @description The id of the deposit, the transaction_id of DepositApprovedEvent (T1). */
            transaction_id: components["schemas"]["Id"];
            /** @description What is deposited, in cents of BRL. */
            amount: components["schemas"]["Cents"];
            status: components["schemas"]["DepositStatus"];
            /**
             * @description The PIX BR Code, to be copied and pasted or drawn as a QR code. It ends with its CRC16.
             * @example 00020101021226840014br.gov.bcb.pix2562pix.palpite.invalid/qr/v2/0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77520400005303986540520.005802BR5915Palpite Apostas6009Sao Paulo62070503***630406D0
             */
            qr_code: string;
            /** @description Until when the code should be paid, 15 minutes after the start. */
            expires_at: components["schemas"]["DateTime"];
            /** @description The server's clock as it answered, for the site to count down by. */
            server_time: components["schemas"]["DateTime"];
            /** @description The coupon that it activates once it is paid. Absent without one. */
            coupon?: components["schemas"]["CouponCode"];
            /** @description What became of the payment of a refused deposit. Absent where nothing was paid. */
            refund?: components["schemas"]["DepositRefund"];
        };
        /** @description One deposit. */
        DepositAnswer: {
            data: components["schemas"]["Deposit"];
        };
        /**
         * @description A CPF, an e-mail address, a phone number with country code, or a random key (a UUID).
         * @example cpf
         * @enum {string}
         */
        PixKeyType: "cpf" | "email" | "phone" | "evp";
        /**
         * @description The key with its private part masked.
         * @example ***.982.247-**
         */
        MaskedPixKey: string;
        /** @description A PIX key of the player. */
        PixKey: {
            /** @description The id of the key, for withdrawals. */
            id: components["schemas"]["Id"];
            type: components["schemas"]["PixKeyType"];
            key_masked: components["schemas"]["MaskedPixKey"];
            /** @description Whether its holder has the player's CPF. Withdrawals go to such a key alone (D9). */
            holder_match: boolean;
        };
        /** @description One page of PIX keys. */
        PixKeyList: {
            /** @description The keys. */
            data: components["schemas"]["PixKey"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A PIX key to be added. */
        CreatePixKeyRequest: {
            type: components["schemas"]["PixKeyType"];
            /**
             * @description The key itself, 11 digits for a CPF, a plus sign with country code and number for a phone. The server judges it by its type.
             * @example 52998224725
             */
            key: string;
        };
        /** @description One PIX key. */
        PixKeyAnswer: {
            data: components["schemas"]["PixKey"];
        };
        /**
         * @description Asked for; looked at by a person; being sent; sent; refused, with the amount back in the balance; taken back by the player.
         * @example pending
         * @enum {string}
         */
        WithdrawalStatus: "pending" | "in_review" | "processing" | "paid" | "rejected" | "cancelled";
        /** @description The PIX key that a withdrawal goes to, as it was when it was asked for. */
        WithdrawalPixKey: {
            type: components["schemas"]["PixKeyType"];
            key_masked: components["schemas"]["MaskedPixKey"];
        };
        /** @description A step of a withdrawal. */
        WithdrawalStep: {
            status: components["schemas"]["WithdrawalStatus"];
            /** @description When it came to this status. */
            at: components["schemas"]["DateTime"];
        };
        /** @description A withdrawal by PIX. */
        Withdrawal: {
            /** @description The id of the withdrawal. */
            id: components["schemas"]["Id"];
            /** @description What is withdrawn, in cents of BRL. */
            amount: components["schemas"]["Cents"];
            status: components["schemas"]["WithdrawalStatus"];
            /** @description Why it was refused (pt-BR), null where it was not. */
            reason: string | null;
            pix_key: components["schemas"]["WithdrawalPixKey"];
            /** @description When it was asked for. */
            created_at: components["schemas"]["DateTime"];
            /** @description Until when it must be paid, at most 120 minutes after it was asked for (D9). */
            due_at: components["schemas"]["DateTime"];
            /** @description Its steps, the oldest first; the last one is its status. */
            timeline: components["schemas"]["WithdrawalStep"][];
        };
        /** @description How long the last paid withdrawals of all players took, from the request to the payment. Absent if the operator does not say, and below five withdrawals, so that nobody else's is recognised. */
        WithdrawalTimes: {
            /**
             * @description The number of withdrawals that were measured.
             * @example 100
             */
            count: number;
            /**
             * @description Half of them took at most this, in seconds.
             * @example 95
             */
            median_seconds: number;
            /**
             * @description 95 of 100 took at most this, in seconds.
             * @example 540
             */
            p95_seconds: number;
        };
        /** @description One page of withdrawals. */
        WithdrawalList: {
            /** @description The withdrawals. */
            data: components["schemas"]["Withdrawal"][];
            times?: components["schemas"]["WithdrawalTimes"];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A withdrawal to be asked for. */
        CreateWithdrawalRequest: {
            amount: components["schemas"]["AmountToMove"];
            /** @description The id of one of the player's PIX keys. */
            pix_key_id: components["schemas"]["Id"];
        };
        /** @description One withdrawal. */
        WithdrawalAnswer: {
            data: components["schemas"]["Withdrawal"];
        };
        /**
         * @description Where a transaction comes from. Refund is a stake or a withdrawal given back, Adjustment a correction by the operator.
         * @example Deposit
         * @enum {string}
         */
        TransactionSource: "Deposit" | "Withdraw" | "Bet" | "Win" | "Refund" | "Bonus" | "Coupon" | "Referral" | "Adjustment";
        /**
         * @description 1 credit, the balance grows; 2 debit, the balance shrinks.
         * @example 1
         * @enum {integer}
         */
        TransactionType: 1 | 2;
        /**
         * @description 1 pending, 2 approved, 3 rejected, 4 cancelled, 5 expired, 6 reversed, 7 in review.
         * @example 2
         * @enum {integer}
         */
        TransactionStatus: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description A change of the player's balance, or one that was tried. The sum of those that count is the balance. */
        Transaction: {
            /** @description The id of the transaction. */
            id: components["schemas"]["ObservedId"];
            source: components["schemas"]["TransactionSource"];
            type: components["schemas"]["TransactionType"];
            status: components["schemas"]["TransactionStatus"];
            /** @description By how much, in cents of BRL; type says in which direction. */
            amount: components["schemas"]["Cents"];
            /**
             * @description The balance afterwards, in cents of BRL; null or absent where nothing has moved yet.
             * @example 12550
             */
            balance_after?: number | null;
            /**
             * @description What it was (pt-BR).
             * @example Depósito por PIX
             */
            description?: string | null;
            /**
             * @description The id of what caused it, a deposit, a withdrawal, a game session.
             * @example trx_5001
             */
            reference?: string | null;
            /** @description When it came about. */
            created_at: components["schemas"]["DateTime"];
        };
        /** @description Addresses of the neighbouring pages. */
        TransactionListLinks: {
            /** @description The first page. */
            first?: string | null;
            /** @description The last page. */
            last?: string | null;
            /** @description The page before, null on the first. */
            prev?: string | null;
            /** @description The page after, null on the last. */
            next?: string | null;
        };
        /** @description Where in the list this page stands. */
        TransactionListMeta: {
            /** @description The number of this page. */
            current_page?: number;
            /** @description The number of the first item on this page, null when it is empty. */
            from?: number | null;
            /** @description The number of the last page. */
            last_page?: number;
            /** @description The address of the list without its query. */
            path?: string | null;
            /** @description Items a page. */
            per_page?: number;
            /** @description The number of the last item on this page, null when it is empty. */
            to?: number | null;
            /** @description Items in the whole list. */
            total?: number;
        };
        /** @description One page of transactions. */
        TransactionList: {
            /** @description The transactions, the newest first. */
            data: components["schemas"]["Transaction"][];
            links?: components["schemas"]["TransactionListLinks"];
            meta?: components["schemas"]["TransactionListMeta"];
        };
        /**
         * @description How long a bucket of a statement is.
         * @default day
         * @example day
         * @enum {string}
         */
        StatementGroup: "day" | "week" | "month" | "year";
        /** @description What a day, a week, a month or a year came to. */
        StatementBucket: {
            /** @description Its first day. */
            from: components["schemas"]["CalendarDate"];
            /** @description Its last day. */
            to: components["schemas"]["CalendarDate"];
            /** @description Approved deposits, in cents of BRL. */
            deposits: components["schemas"]["Cents"];
            /** @description Paid withdrawals, in cents of BRL. */
            withdrawals: components["schemas"]["Cents"];
            /** @description Settled stakes, in cents of BRL. */
            bets: components["schemas"]["Cents"];
            /** @description What those stakes won, in cents of BRL. */
            wins: components["schemas"]["Cents"];
            /** @description wins less bets, in cents of BRL. */
            net: components["schemas"]["SignedCents"];
            /**
             * @description Time played.
             * @example 3600
             */
            seconds: number;
        };
        /** @description What a stretch of days came to. Each sum is that of its buckets. */
        Statement: {
            /** @description The first day. */
            from: components["schemas"]["CalendarDate"];
            /** @description The last day. */
            to: components["schemas"]["CalendarDate"];
            group: components["schemas"]["StatementGroup"];
            /** @description Approved deposits, in cents of BRL. */
            deposits: components["schemas"]["Cents"];
            /** @description Paid withdrawals, in cents of BRL. */
            withdrawals: components["schemas"]["Cents"];
            /** @description Settled stakes, in cents of BRL. */
            bets: components["schemas"]["Cents"];
            /** @description What those stakes won, in cents of BRL. */
            wins: components["schemas"]["Cents"];
            /** @description wins less bets, in cents of BRL. */
            net: components["schemas"]["SignedCents"];
            /**
             * @description Time played.
             * @example 5400
             */
            seconds: number;
            /** @description The stretch in parts, the oldest first, without gaps. */
            buckets: components["schemas"]["StatementBucket"][];
        };
        /** @description One statement. */
        StatementAnswer: {
            data: components["schemas"]["Statement"];
        };
        /**
         * @description A year, or a month of one.
         * @example 2026-11
         */
        ResultsPeriod: string;
        /** @description The operator or the player. */
        ResultsParty: {
            /**
             * @description The full name.
             * @example Ana Souza
             */
            name: string;
            /**
             * @description CNPJ or CPF.
             * @example 529.982.247-25
             */
            document: string;
        };
        /**
         * @description The kind of a bet. sports are real events; all others are virtual events of online games.
         * @example sports
         * @enum {string}
         */
        BetKind: "sports" | "casino" | "live" | "mines" | "double";
        /** @description Settled bets of real money, of one kind. */
        ResultsByKind: {
            kind: components["schemas"]["BetKind"];
            /**
             * @description How many bets were settled.
             * @example 12
             */
            bets: number;
            /** @description Their stakes, in cents of BRL. */
            stakes: components["schemas"]["Cents"];
            /** @description What they won, in cents of BRL. */
            prizes: components["schemas"]["Cents"];
            /** @description prizes less stakes, in cents of BRL. */
            net: components["schemas"]["SignedCents"];
        };
        /** @description Settled bets of real money. */
        ResultsTotal: {
            /**
             * @description How many bets were settled.
             * @example 12
             */
            bets: number;
            /** @description Their stakes, in cents of BRL. */
            stakes: components["schemas"]["Cents"];
            /** @description What they won, in cents of BRL. */
            prizes: components["schemas"]["Cents"];
            /** @description prizes less stakes, in cents of BRL. */
            net: components["schemas"]["SignedCents"];
        };
        /** @description Numbers of the income tax that the operator's counsel confirmed for this period. */
        ResultsTax: {
            /**
             * @description The rate in hundredths of a percent.
             * @example 1500
             */
            rate_bp: number;
            /** @description The net prize of a year up to which no tax is due, in cents of BRL. */
            exempt_amount: components["schemas"]["Cents"];
        };
        /** @description The results of a month or a year. */
        ResultsStatement: {
            period: components["schemas"]["ResultsPeriod"];
            /** @description The first day. */
            from: components["schemas"]["CalendarDate"];
            /** @description The last day; today while the period lasts. */
            to: components["schemas"]["CalendarDate"];
            /**
             * @description Whether the period is over, so that the figures stay.
             * @example true
             */
            is_final: boolean;
            /** @description When the figures were added up. */
            issued_at: components["schemas"]["DateTime"];
            operator: components["schemas"]["ResultsParty"];
            /** @description The operator's brands at which the player bet. */
            brands: string[];
            player: components["schemas"]["ResultsParty"];
            /** @description Real money at the end of the day before from, in cents of BRL. */
            opening_balance: components["schemas"]["Cents"];
            /** @description Approved deposits, in cents of BRL. */
            deposits: components["schemas"]["Cents"];
            /** @description Paid withdrawals, in cents of BRL. */
            withdrawals: components["schemas"]["Cents"];
            /** @description All else that changed the balance, in cents of BRL: redeemed bonuses, referrals, adjustments, open stakes and withdrawals in progress. */
            other: components["schemas"]["SignedCents"];
            /** @description Real money at the end of to, in cents of BRL. It is opening_balance + deposits - withdrawals + total.net + other. */
            closing_balance: components["schemas"]["Cents"];
            /** @description The results of each kind of bet, each kind once. */
            kinds: components["schemas"]["ResultsByKind"][];
            total: components["schemas"]["ResultsTotal"];
            /** @description Null where the operator states no numbers. */
            tax: components["schemas"]["ResultsTax"] | null;
            /**
             * @description The text that the document must contain, as the operator's counsel wrote it: for a year, that of the annex of IN RFB
             *     2.299/2025 (Q24). Null where there is none.
             * @example null
             */
            notice: string | null;
        };
        /** @description The results of one period. */
        ResultsStatementAnswer: {
            data: components["schemas"]["ResultsStatement"];
        };
        /**
         * @description What the bet meant for the player's money: more came back than was staked (won), less (lost), exactly the stake
         *     (returned, for example a void event), or nothing is decided yet (open).
         * @example won
         * @enum {string}
         */
        BetResult: "open" | "won" | "lost" | "returned";
        /**
         * @description Decimal odds, at most three decimals; the stake times this is the payout.
         * @example 2.1
         */
        SportsOdds: number;
        /** @description One selection of a bet. */
        SportsBetLeg: {
            /** @description What is played (pt-BR). */
            event: string;
            /** @description What is bet on (pt-BR). */
            market: string;
            /** @description What was chosen (pt-BR). */
            selection: string;
            odds: components["schemas"]["SportsOdds"];
            /**
             * @description How this selection stands.
             * @example open
             * @enum {string}
             */
            status: "open" | "won" | "lost" | "void";
            /** @description When the event begins. */
            starts_at: components["schemas"]["DateTime"];
        };
        /** @description One round of a game, or one sports bet. */
        Bet: {
            /** @description The id of the round or bet; the reference of its transactions. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BetKind"];
            /**
             * @description The name of the game; null for a sports bet, which has legs.
             * @example Noite de Cobre
             */
            game: string | null;
            result: components["schemas"]["BetResult"];
            /** @description The stake in cents of BRL, bonus money included. */
            stake: components["schemas"]["Cents"];
            /** @description The part of the stake that was bonus money, in cents of BRL. */
            bonus_stake: components["schemas"]["Cents"];
            /** @description What came back, in cents of BRL, the stake included; 0 while the bet is open. */
            returned: components["schemas"]["Cents"];
            /** @description Real money after the bet was settled, in cents of BRL; after it was placed while it is open. */
            balance_after: components["schemas"]["Cents"];
            /** @description When it was placed. */
            placed_at: components["schemas"]["DateTime"];
            /** @description When it was settled; null while it is open. */
            settled_at: components["schemas"]["DateTime"] | null;
            /** @description The selections of a sports bet; empty for a round of a game. */
            legs: components["schemas"]["SportsBetLeg"][];
        };
        /** @description One page of rounds and bets. */
        BetList: {
            /** @description The bets. */
            data: components["schemas"]["Bet"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A bonus of the player. Of an item of the list active is known (E2), and the id by the calls about it (A3 to A5); the amounts are a proposal of ours. */
        Bonus: {
            /** @description The id of the bonus, part of the name of its real-time channel (T1). */
            id: components["schemas"]["ObservedId"];
            /**
             * @description What the bonus is called (pt-BR). A proposal of ours.
             * @example Bônus de verão
             */
            name?: string | null;
            /** @description 1 means active (E2); no other value does. */
            active: components["schemas"]["NumericFlag"];
            /** @description Bonus money that is left, in cents of BRL. */
            amount_current?: components["schemas"]["Cents"];
            /** @description The turnover that is required, in cents of BRL. */
            amount_rollover?: components["schemas"]["Cents"];
            /** @description Winnings made with the bonus, in cents of BRL. */
            amount_won?: components["schemas"]["Cents"];
            /** @description The balance of the bonus, in cents of BRL. */
            balance?: components["schemas"]["Cents"];
            /** @description Turnover that has counted so far, in cents of BRL. A proposal of ours; where it is absent no progress bar is drawn. */
            amount_wagered?: components["schemas"]["Cents"];
            /**
             * Format: date-time
             * @description Until when the turnover must be done, null where it never expires. A proposal of ours.
             * @example 2026-12-21T23:59:59-03:00
             */
            expires_at?: string | null;
        };
        /** @description The inner part of a list of bonuses, as Laravel's paginator wraps it. */
        BonusPage: {
            /** @description The bonuses. */
            data: components["schemas"]["Bonus"][];
        };
        /** @description The player's bonuses, wrapped twice. */
        BonusList: {
            data: components["schemas"]["BonusPage"];
        };
        /** @description A bonus switched, redeemed or given up. Nothing of it is needed. */
        BonusWriteAnswer: {
            /** @description Whether it was done. */
            success?: components["schemas"]["Flag"];
            /** @description A text for the player (pt-BR). */
            message?: string;
        };
        /** @description A settled stake that counted towards the turnover of a bonus. */
        BonusContribution: {
            /** @description The id of the contribution. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the game, null for a sports bet.
             * @example Noite de Cobre
             */
            game: string | null;
            /** @description The stake in cents of BRL. */
            stake: components["schemas"]["Cents"];
            /**
             * @description How much of a stake counts on this game.
             * @example 100
             */
            percent: number;
            /** @description What counted, in cents of BRL; never more than what was missing. */
            counted: components["schemas"]["Cents"];
            /** @description When the stake was settled. */
            created_at: components["schemas"]["DateTime"];
        };
        /** @description One page of stakes that counted. */
        BonusContributionList: {
            /** @description The stakes. */
            data: components["schemas"]["BonusContribution"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The coupon to be applied. */
        ApplyCouponRequest: {
            code: components["schemas"]["CouponCode"];
        };
        /** @description A coupon (E3). */
        Coupon: {
            code: components["schemas"]["CouponCode"];
            /** @description Whether it takes effect with a deposit; then the deposit flow opens (C1). */
            deposit: components["schemas"]["Flag"];
            /**
             * @description The occasion that it is tied to. Its values are not known.
             * @example deposit
             */
            event?: string | null;
            /** @description Whether it is applied by registering. */
            apply_register?: components["schemas"]["Flag"];
        };
        /** @description A coupon that the player holds (E3). */
        UserCoupon: {
            /** @description The id of the holding. A proposal of ours. */
            id?: components["schemas"]["ObservedId"];
            coupon: components["schemas"]["Coupon"];
            /** @description Whether it can be used now. A proposal of ours. */
            active?: components["schemas"]["Flag"];
            /** @description Whether it was used. A proposal of ours. */
            applied?: components["schemas"]["Flag"];
            /** @description Whether its time is over. A proposal of ours. */
            expired?: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description Until when it can be used, null where it never expires. A proposal of ours.
             * @example 2026-12-21T23:59:59-03:00
             */
            expires_at?: string | null;
        };
        /** @description The coupon that was applied, or why it was not (C3). */
        ApplyCouponAnswer: {
            /** @description The coupon as the player holds it now, null or absent where it was refused. */
            userCoupon?: components["schemas"]["UserCoupon"] | null;
            /** @description Why it was refused, an older form of message. */
            error?: string | null;
            /** @description A text for the player (pt-BR). */
            message?: string | null;
        };
        /** @description Which coupons are wanted. What is left out does not narrow the list. */
        ListCouponsRequest: {
            /** @description Only those that can be used now, or only those that cannot. */
            active?: boolean;
            /** @description Only those that were used, or only those that were not. */
            applied?: boolean;
            /** @description Only those whose time is over, or only those whose time is not. */
            expired?: boolean;
        };
        /** @description The player's coupons. */
        UserCouponList: {
            /** @description The coupons, the newest first. */
            userCoupons: components["schemas"]["UserCoupon"][];
        };
        /** @description What the coupon of a registration gives. */
        RegisterCoupon: {
            /** @description The text (pt-BR), plain; null or empty where there is no such coupon. */
            text: string | null;
        };
        /**
         * @description The name of the promotion (pt-BR).
         * @example Quinta da roleta
         */
        PromotionTitle: string;
        /**
         * @description The address of the image; one that does not start with http is relative to the storage path (S13).
         * @example promotions/31.webp
         */
        PromotionImage: string;
        /**
         * @description What it is about, in a sentence (pt-BR), plain.
         * @example Aposte na roleta às quintas e dispute um prêmio fixo.
         */
        PromotionSummary: string | null;
        /**
         * Format: date-time
         * @description A moment at which a promotion begins or ends, ISO 8601 with offset; null where it is open on that side.
         * @example 2026-11-30T23:59:59-03:00
         */
        PromotionBoundary: string | null;
        /** @description A promotion as a list shows it. Only its image is known (E11); without an id it has no page. */
        Promotion: {
            /** @description The id of the promotion, the last segment of `/promotions/{id}` (R14). */
            id?: components["schemas"]["ObservedId"];
            title?: components["schemas"]["PromotionTitle"];
            /** @description The name of the promotion (pt-BR), of a backend that has no title. */
            name?: components["schemas"]["PromotionTitle"];
            image: components["schemas"]["PromotionImage"];
            summary?: components["schemas"]["PromotionSummary"];
            /** @description When it begins, null where it has always run. */
            starts_at?: components["schemas"]["PromotionBoundary"];
            /** @description When it ends, null where no end is set. */
            ends_at?: components["schemas"]["PromotionBoundary"];
        };
        /** @description The promotions that run. */
        PromotionList: {
            /** @description The promotions, in the order in which they are to be shown. */
            data: components["schemas"]["Promotion"][];
        };
        /** @description The promotions that run, in an object or as a bare list. The site works with the object (D15). */
        PromotionListAnswer: components["schemas"]["PromotionList"];
        /** @description A promotion with its rules. */
        PromotionDetail: {
            /** @description The id of the promotion, the last segment of `/promotions/{id}` (R14). */
            id: components["schemas"]["Id"];
            title: components["schemas"]["PromotionTitle"];
            image: components["schemas"]["PromotionImage"];
            summary: components["schemas"]["PromotionSummary"];
            /** @description What it is about (pt-BR), HTML that the site sanitizes. */
            content: string;
            /** @description Its rules (pt-BR), HTML that the site sanitizes. */
            rules: string;
            /** @description When it begins, null where it has always run. */
            starts_at: components["schemas"]["PromotionBoundary"];
            /** @description When it ends, null where no end is set. */
            ends_at: components["schemas"]["PromotionBoundary"];
            /** @description Whether the player takes part, null for a visitor. */
            opted_in: boolean | null;
        };
        /** @description One promotion. */
        PromotionAnswer: {
            data: components["schemas"]["PromotionDetail"];
        };
        /** @description What counts of the player's settled bets, in a promotion with a target. */
        PromotionProgress: {
            /** @description Settled bets that count, at most the target. */
            wagered: components["schemas"]["Cents"];
            /** @description Settled bets that the promotion asks for, more than 0. */
            target: components["schemas"]["Cents"];
        };
        /** @description That the player takes part in a promotion. */
        PromotionEntry: {
            /** @description The id of the promotion. */
            promotion_id: components["schemas"]["Id"];
            /** @description Null where the promotion has no target of bets. */
            progress: components["schemas"]["PromotionProgress"] | null;
        };
        /** @description The running promotions in which the player takes part. */
        PromotionEntryList: {
            /** @description One entry for each promotion. */
            data: components["schemas"]["PromotionEntry"][];
        };
        /** @description A limit to be set. amount goes with the types deposit, loss and bet, minutes with time, bets with count; null removes the limit. */
        SetProtectionLimitRequest: {
            type: components["schemas"]["ProtectionLimitType"];
            period: components["schemas"]["ProtectionLimitPeriod"];
            /**
             * @description The limit in cents of BRL; 0 lets nothing pass, null removes the limit.
             * @example 10000
             */
            amount?: number | null;
            /**
             * @description The limit in minutes, at most what the period has; null removes the limit.
             * @example 120
             */
            minutes?: number | null;
            /**
             * @description How many bets at most, where each stake is one; null removes the limit.
             * @example 50
             */
            bets?: number | null;
        };
        /** @description One limit. */
        ProtectionLimitAnswer: {
            data: components["schemas"]["ProtectionLimit"];
        };
        /** @description A change of a limit that was asked for. from and to are in minutes for the type time, a number of bets for count, in cents of BRL for the others. */
        ProtectionLimitChange: {
            /** @description The id of the change. */
            id: components["schemas"]["Id"];
            type: components["schemas"]["ProtectionLimitType"];
            period: components["schemas"]["ProtectionLimitPeriod"];
            /**
             * @description What held before; null where there was no limit.
             * @example 10000
             */
            from: number | null;
            /**
             * @description What was asked for; null to remove the limit.
             * @example 20000
             */
            to: number | null;
            /**
             * @description Who asked for it. An operator may lower a limit, for example of a player at risk.
             * @example player
             * @enum {string}
             */
            by: "player" | "operator";
            /** @description When it was asked for. */
            requested_at: components["schemas"]["DateTime"];
            /** @description When it took or takes effect, unless it was called off before. */
            effective_at: components["schemas"]["DateTime"];
            /**
             * @description Whether it took effect, waits for effective_at, or was called off or replaced before.
             * @example effective
             * @enum {string}
             */
            status: "effective" | "pending" | "cancelled";
        };
        /** @description One page of changes of limits. */
        ProtectionLimitChangeList: {
            /** @description The changes, the newest first. */
            data: components["schemas"]["ProtectionLimitChange"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A pause to be taken. */
        SuspendAccountRequest: {
            /**
             * @description How long in hours, one of the lengths that getPlatform offers.
             * @example 24
             */
            hours: number;
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description One pause. */
        SuspensionAnswer: {
            data: components["schemas"]["Suspension"];
        };
        /** @description An exclusion to be asked for. */
        ExcludeAccountRequest: {
            /**
             * @description How long in months, one of the lengths that getPlatform offers; null for ever.
             * @example 3
             */
            months: number | null;
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description One exclusion. */
        ExclusionAnswer: {
            data: components["schemas"]["Exclusion"];
        };
        /** @description Reminders to be set. One that is left out stays as it is. */
        SetProtectionRemindersRequest: {
            session_minutes?: components["schemas"]["ReminderMinutes"];
            spend_amount?: components["schemas"]["ReminderAmount"];
        };
        /** @description The reminders of one player. */
        ProtectionRemindersAnswer: {
            data: components["schemas"]["ProtectionReminders"];
        };
        /**
         * @description The version of the text; another text has another version.
         * @example 2.4
         */
        PageVersion: string;
        /**
         * @description The name of a page in its address, one segment.
         * @example termos-de-uso
         */
        PageSlug: string;
        /** @description The version of the terms in force. */
        TermsVersion: {
            version: components["schemas"]["PageVersion"];
            /** @description The page with the whole text. */
            slug: components["schemas"]["PageSlug"];
            /** @description Since when this version is in force. */
            published_at: components["schemas"]["DateTime"];
            /** @description What changed since the version before, most important first (pt-BR). Empty for a first version. */
            changes: string[];
        };
        /** @description A version that the player accepted. */
        TermsAcceptance: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["PageVersion"];
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["DateTime"];
            /**
             * @description The text of this version, https or a path of the site. Null where it is not kept on line.
             * @example /termos-de-uso
             */
            url: string | null;
        };
        /** @description The version in force and what the player has accepted. */
        TermsState: {
            current: components["schemas"]["TermsVersion"];
            /** @description True if the player has not accepted the version in force. */
            pending: boolean;
            /** @description The acceptances, newest first. */
            acceptances: components["schemas"]["TermsAcceptance"][];
        };
        /** @description The terms for this player. */
        TermsAnswer: {
            data: components["schemas"]["TermsState"];
        };
        /** @description What is accepted. */
        AcceptTermsRequest: {
            version: components["schemas"]["PageVersion"];
        };
        /** @description One acceptance. */
        TermsAcceptanceAnswer: {
            data: components["schemas"]["TermsAcceptance"];
        };
        /** @description What the player played since the last login. Amounts are real money, in cents of BRL. */
        PlaySession: {
            /** @description When the player last logged in. */
            since: components["schemas"]["DateTime"];
            /**
             * @description Time played in seconds
             * @example 3600
             */
            seconds: number;
            /**
             * @description Stakes, also those not settled yet.
             * @example 15000
             */
            staked: number;
            /**
             * @description Prizes of settled stakes.
             * @example 13000
             */
            won: number;
            /**
             * @description Prizes less settled stakes.
             * @example -2000
             */
            net: number;
            /**
             * @description Stakes of games that are not settled. Sports bets do not count, because they last for days.
             * @example 0
             */
            open_rounds: number;
        };
        /** @description One play session. */
        PlaySessionAnswer: {
            data: components["schemas"]["PlaySession"];
        };
        /**
         * @description What the action concerns: a login, access data and contacts, limits and reminders, pauses and exclusions, consents, the
         *     terms, or requests about personal data.
         * @example login
         * @enum {string}
         */
        ActivityKind: "login" | "security" | "limit" | "exclusion" | "consent" | "terms" | "privacy";
        /** @description An action of the player. */
        Activity: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /** @description What the player did (pt-BR). */
            description: string;
            /**
             * @description From which device, null where it is not known.
             * @example Chrome em Android
             */
            device: string | null;
            /**
             * @description From which address, null where it is not known.
             * @example 203.0.113.7
             */
            ip: string | null;
            /** @description When it happened. */
            created_at: components["schemas"]["DateTime"];
        };
        /** @description One page of the log. */
        ActivityList: {
            /** @description The entries, newest first. */
            data: components["schemas"]["Activity"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Who answers for personal data (LGPD, art. 41). */
        PrivacyOfficer: {
            /** @description Name of the person or office (pt-BR). */
            name: string;
            email: components["schemas"]["Email"];
            /** @description A page for requests, null where there is none. */
            url: string | null;
        };
        /** @description How long a kind of data is kept. */
        RetentionRule: {
            /** @description Which data (pt-BR). */
            data: string;
            /** @description How long (pt-BR). */
            period: string;
            /** @description Why (pt-BR). */
            reason: string;
        };
        /** @description Who brought the player. */
        AffiliateOrigin: {
            /** @description The affiliate. */
            name: string;
            /** @description The campaign, null where there is none. */
            campaign: string | null;
            /** @description When the origin was recorded. */
            registered_at: components["schemas"]["DateTime"];
        };
        /** @description The consent to offers by e-mail and phone. */
        OffersConsent: {
            /** @description Whether it is given. */
            granted: boolean;
            /**
             * Format: date-time
             * @description Since when, null where the player never changed it.
             */
            changed_at: string | null;
        };
        /** @description A request to delete personal data. */
        DataDeletion: {
            /**
             * @description The protocol number.
             * @example 2026-000123
             */
            protocol: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "received" | "in_review" | "done" | "refused";
            /** @description When it was made. */
            requested_at: components["schemas"]["DateTime"];
            /** @description By when it is answered. */
            due_at: components["schemas"]["DateTime"];
            /** @description Why it was refused or what is kept (pt-BR), null where there is nothing to say. */
            reason: string | null;
        };
        /** @description The privacy centre of the player. */
        Privacy: {
            officer: components["schemas"]["PrivacyOfficer"];
            /** @description How long data are kept. */
            retention: components["schemas"]["RetentionRule"][];
            /** @description Who brought the player, null where nobody did. */
            affiliate: components["schemas"]["AffiliateOrigin"] | null;
            offers: components["schemas"]["OffersConsent"];
            /** @description The last deletion request, null where there is none. */
            deletion: components["schemas"]["DataDeletion"] | null;
        };
        /** @description The privacy centre of the player. */
        PrivacyAnswer: {
            data: components["schemas"]["Privacy"];
        };
        /** @description Confirms the request. */
        DataDeletionBody: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description One deletion request. */
        DataDeletionAnswer: {
            data: components["schemas"]["DataDeletion"];
        };
        /** @description One value. */
        PersonalDataField: {
            /** @description For programs. */
            name: string;
            /** @description For readers (pt-BR). */
            label: string;
            /** @description The value, null where it is not known. */
            value: string | number | boolean | null;
        };
        /** @description What belongs together, such as one session. */
        PersonalDataRecord: {
            /** @description The values. */
            fields: components["schemas"]["PersonalDataField"][];
        };
        /** @description A kind of data. */
        PersonalDataSection: {
            /** @description For programs. */
            name: string;
            /** @description For readers (pt-BR). */
            title: string;
            /** @description The records, newest first. Empty where there are none. */
            records: components["schemas"]["PersonalDataRecord"][];
        };
        /** @description All personal data of the player. */
        PersonalData: {
            /** @description When the copy was made. */
            generated_at: components["schemas"]["DateTime"];
            /** @description The kinds of data. */
            sections: components["schemas"]["PersonalDataSection"][];
        };
        /** @description All personal data of the player. */
        PersonalDataAnswer: {
            data: components["schemas"]["PersonalData"];
        };
        /**
         * @description What a complaint is about.
         * @example payment
         * @enum {string}
         */
        ComplaintSubject: "payment" | "bet" | "account" | "bonus" | "responsible_gaming" | "other";
        /**
         * @description What happened.
         * @example O saque de 20/11 ainda não caiu na minha conta.
         */
        ComplaintText: string;
        /** @description The operator's answer. */
        ComplaintReply: {
            /**
             * @description The answer in Portuguese.
             * @example Corrigimos a liquidação.
             */
            text: string;
            /** @description When it was given. */
            answered_at: components["schemas"]["DateTime"];
        };
        /** @description A complaint of the player to the operator. */
        Complaint: {
            /** @description The id of the complaint. */
            id: components["schemas"]["Id"];
            /**
             * @description The number that the player quotes elsewhere.
             * @example 20261121-004711032
             */
            protocol: string;
            subject: components["schemas"]["ComplaintSubject"];
            text: components["schemas"]["ComplaintText"];
            /**
             * @description Whether it was received, is examined, has an answer, or is over.
             * @example open
             * @enum {string}
             */
            state: "open" | "in_review" | "answered" | "closed";
            /** @description When it was opened. */
            opened_at: components["schemas"]["DateTime"];
            /** @description Until when the operator answers. */
            due_at: components["schemas"]["DateTime"];
            /** @description The operator's answer, null until there is one. */
            answer: components["schemas"]["ComplaintReply"] | null;
        };
        /** @description One page of complaints. */
        ComplaintList: {
            /** @description The complaints, the newest first. */
            data: components["schemas"]["Complaint"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A complaint to be opened. */
        OpenComplaintRequest: {
            subject: components["schemas"]["ComplaintSubject"];
            text: components["schemas"]["ComplaintText"];
        };
        /** @description One complaint. */
        ComplaintAnswer: {
            data: components["schemas"]["Complaint"];
        };
        /**
         * @description The code by which a player invites others.
         * @example ANA2026
         */
        ReferralCode: string;
        /** @description A player's referral code and what came of it. */
        ReferralSummary: {
            code: components["schemas"]["ReferralCode"];
            /**
             * Format: uri
             * @description The address to share.
             */
            link: string;
            /** @description How many players came. */
            total: number;
            /** @description What the player has earned with it, in cents of BRL. */
            earned: components["schemas"]["Cents"];
        };
        /** @description A player's referral code and what came of it. */
        ReferralSummaryAnswer: {
            data: components["schemas"]["ReferralSummary"];
        };
        /**
         * @description A name of which only the first letters show.
         * @example A*** S***
         */
        MaskedName: string;
        /** @description A player who came by another player's code. */
        Referral: {
            /** @description The id of the referral, not of the player. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["MaskedName"];
            /**
             * @description Whether what the referral rules ask of the new player is done.
             * @example qualified
             * @enum {string}
             */
            status: "pending" | "qualified";
            /** @description What this referral has earned, in cents of BRL. */
            earned: components["schemas"]["Cents"];
            /** @description When the account was opened. */
            joined_at: components["schemas"]["DateTime"];
        };
        /** @description One page of players who came by a code. */
        ReferralList: {
            /** @description The players. */
            data: components["schemas"]["Referral"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A player who invited. */
        Referrer: {
            code: components["schemas"]["ReferralCode"];
            name: components["schemas"]["MaskedName"];
        };
        /** @description Who invited. */
        ReferrerAnswer: {
            data: components["schemas"]["Referrer"];
        };
        /** @description One notice. */
        NotificationAnswer: {
            data: components["schemas"]["Notification"];
        };
        /** @description The types of notices that the player wants. */
        NotificationSettings: {
            /** @description Deposits. */
            deposit: boolean;
            /** @description Withdrawals. */
            withdrawal: boolean;
            /** @description Bonuses and promotions. */
            bonus: boolean;
            /** @description Results of sports bets. Without it the site offers no such choice. */
            bet?: boolean;
            /** @description News of the site. */
            system: boolean;
        };
        /** @description The settings of notices. */
        NotificationSettingsAnswer: {
            data: components["schemas"]["NotificationSettings"];
        };
        /** @description The types to change. */
        SetNotificationSettingsRequest: {
            /** @description Deposits. */
            deposit?: boolean;
            /** @description Withdrawals. */
            withdrawal?: boolean;
            /** @description Bonuses and promotions. */
            bonus?: boolean;
            /** @description Results of sports bets. Without it the site offers no such choice. */
            bet?: boolean;
            /** @description News of the site. */
            system?: boolean;
        };
        /** @description Web push for one session. */
        Push: {
            /** @description The operator's P-256 key for subscriptions (VAPID), null if it sends no web push. */
            public_key: string | null;
            /** @description Whether notices are sent to the device of this session. */
            subscribed: boolean;
        };
        /** @description Web push for one session. */
        PushAnswer: {
            data: components["schemas"]["Push"];
        };
        /** @description A browser's push subscription. */
        SubscribeToPushRequest: {
            /**
             * Format: uri
             * @description The address of the push service for this device.
             */
            endpoint: string;
            /** @description The device's P-256 key. */
            p256dh: string;
            /** @description The device's secret. */
            auth: string;
        };
        /**
         * @description What the stake is multiplied by, at most two decimals: floor(100 × (1 − edge) × C(25,k) / C(25−m,k)) / 100 with m mines
         *     and k cells revealed; 1 while none is.
         * @example 1.12
         */
        MinesMultiplier: number;
        /** @description By number of mines (1 to 24) the multipliers after the first, second, … revealed cell, one for each cell without a mine. */
        MinesMultipliers: {
            [key: string]: components["schemas"]["MinesMultiplier"][];
        };
        /** @description Stakes and multipliers of mines. */
        MinesConfig: {
            /** @description The lowest stake in cents of BRL. */
            min_bet: components["schemas"]["Cents"];
            /** @description The highest stake in cents of BRL. */
            max_bet: components["schemas"]["Cents"];
            /** @description The highest payout in cents of BRL; a game that reaches it is cashed out by itself. */
            max_payout: components["schemas"]["Cents"];
            /**
             * @description The house edge in hundredths of a per cent; 100 is 1 %.
             * @example 100
             */
            edge_bp: number;
            multipliers: components["schemas"]["MinesMultipliers"];
        };
        /** @description Stakes and multipliers of mines. */
        MinesConfigAnswer: {
            data: components["schemas"]["MinesConfig"];
        };
        /**
         * @description Whether the game goes on, was paid or hit a mine.
         * @example open
         * @enum {string}
         */
        MinesGameStatus: "open" | "cashed_out" | "lost";
        /**
         * @description How many of the 25 cells hold a mine.
         * @example 3
         */
        MinesCount: number;
        /**
         * @description A cell of the board, counted from 0 row by row in five rows of five.
         * @example 12
         */
        MinesCell: number;
        /**
         * @description The player's seed, part of the message from which the layout is made.
         * @example cliente-teste
         */
        MinesClientSeed: string;
        /**
         * @description SHA-256 of the server seed's text, 64 hex characters, known before the client seed is sent.
         * @example ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb
         */
        MinesServerSeedHash: string;
        /**
         * @description The number of the game, part of the message from which the layout is made. Committed with the hash before the client
         *     seed is sent. The player's first game has 1, each further game one more.
         * @example 1
         */
        MinesNonce: number;
        /**
         * @description The server seed of the game, 64 hex characters. Its SHA-256 is the hash shown beforehand.
         * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
         */
        MinesServerSeed: string;
        /** @description A game of mines. */
        MinesGame: {
            /** @description The id of the game. */
            id: components["schemas"]["Id"];
            status: components["schemas"]["MinesGameStatus"];
            /** @description The stake in cents of BRL. */
            amount: components["schemas"]["Cents"];
            mines: components["schemas"]["MinesCount"];
            /**
             * @description The cells that were revealed, in that order; the mine that ended a lost game is the last.
             * @example [
             *       12,
             *       7
             *     ]
             */
            revealed: components["schemas"]["MinesCell"][];
            /** @description The multiplier reached so far; 1 while nothing is revealed. A mine does not change it. */
            multiplier: components["schemas"]["MinesMultiplier"];
            /** @description The multiplier after one more cell without a mine, null once the game has ended. */
            next_multiplier: components["schemas"]["MinesMultiplier"] | null;
            /**
             * @description In cents of BRL. While the game is open, what cashing out would pay now, 0 before the first cell is revealed; after
             *     that what was paid, 0 for a lost game.
             */
            payout: components["schemas"]["Cents"];
            client_seed: components["schemas"]["MinesClientSeed"];
            server_seed_hash: components["schemas"]["MinesServerSeedHash"];
            /** @description The committed nonce of getMinesFairness; the player's next game has the next number. */
            nonce: components["schemas"]["MinesNonce"];
            /**
             * @description The cells with a mine in the order in which they were drawn, null while the game is open.
             * @example [
             *       1,
             *       2,
             *       0
             *     ]
             */
            mine_positions: components["schemas"]["MinesCell"][] | null;
            /** @description The server seed, null while the game is open. */
            server_seed: components["schemas"]["MinesServerSeed"] | null;
            /** @description When the stake was taken. */
            started_at: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description When it ended, null while it is open.
             */
            ended_at: string | null;
        };
        /** @description One game of mines. */
        MinesGameAnswer: {
            data: components["schemas"]["MinesGame"];
        };
        /** @description One page of games of mines. */
        MinesGameList: {
            /** @description The games. */
            data: components["schemas"]["MinesGame"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A committed server seed that was replaced before a game used it, revealed. */
        MinesReplacedSeed: {
            server_seed: components["schemas"]["MinesServerSeed"];
            server_seed_hash: components["schemas"]["MinesServerSeedHash"];
            nonce: components["schemas"]["MinesNonce"];
            /** @description When it was replaced. */
            replaced_at: components["schemas"]["DateTime"];
        };
        /** @description What binds the server before the next game. */
        MinesFairness: {
            server_seed_hash: components["schemas"]["MinesServerSeedHash"];
            nonce: components["schemas"]["MinesNonce"];
            /** @description When the server drew the seed. */
            committed_at: components["schemas"]["DateTime"];
            /** @description The last seed that was replaced unused, also after later games; null if none ever was. */
            replaced: components["schemas"]["MinesReplacedSeed"] | null;
            /**
             * @description The seeds replaced before `replaced`, newest first. With it the last 20, so that a browser that saw one of them
             *     finds its reveal.
             */
            replaced_before: components["schemas"]["MinesReplacedSeed"][];
        };
        /** @description What binds the server before the next game. */
        MinesFairnessAnswer: {
            data: components["schemas"]["MinesFairness"];
        };
        /** @description What a game begins with. */
        StartMinesGameRequest: {
            /**
             * @description The stake in cents of BRL, from min_bet to max_bet of getMinesConfig.
             * @example 1000
             */
            amount: number;
            mines: components["schemas"]["MinesCount"];
            client_seed: components["schemas"]["MinesClientSeed"];
        };
        /** @description Which cell to reveal. */
        RevealMinesCellRequest: {
            cell: components["schemas"]["MinesCell"];
        };
        /** @description The public randomness beacon from which public seeds are taken, as in drand's info. */
        DoubleBeacon: {
            /**
             * @description The name of the beacon.
             * @example stand-in
             */
            name: string;
            /**
             * @description The beacon's chain hash, 64 hex characters.
             * @example 9f20586d87df46f4156be43d31a5f0ff3f276350c45f037b5476090b9ad6f74a
             */
            chain_hash: string;
            /**
             * @description The beacon's public key, a compressed point of G2 of BLS12-381, 192 hex characters.
             * @example b42e00f374123e1d7b34b9b75837d9f18e9132915de9256cea21564e8948c9466ea0bf44d849de8bc6069651cd046cca01dcb5dcd53856eea3fa4c20798bca3745eeaf929300121e84f571e0712f44be5fcb08e2dc2232163647cd20c0d939f0
             */
            public_key: string;
            /**
             * @description The signature scheme: a BLS signature in G1 under SHA-256 of the round number as eight bytes, big-endian, hashed to the curve with BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_.
             * @example bls-unchained-g1-rfc9380
             * @constant
             */
            scheme: "bls-unchained-g1-rfc9380";
            /**
             * @description When the beacon's round 1 is signed, Unix time in seconds.
             * @example 1704067200
             */
            genesis_time: number;
            /**
             * @description Seconds between two rounds of the beacon.
             * @example 3
             */
            period_s: number;
        };
        /** @description A public key with which receipts are checked. A key stays listed as long as receipts under it can be shown. */
        ReceiptKey: {
            /** @description The id of the key. */
            id: components["schemas"]["Id"];
            /**
             * @description The signature algorithm, RFC 8032.
             * @example Ed25519
             * @constant
             */
            algorithm: "Ed25519";
            /**
             * @description The public key, base64url without padding.
             * @example y_9hpv0oHndpnH1o3IkYjEqXjW7utS7PKJB2eVA20Bs
             */
            public_key: string;
        };
        /** @description The id of the chain of server seeds. */
        DoubleChainId: components["schemas"]["Id"];
        /**
         * @description The number of the round, part of the message from which its roll is made.
         * @example 8
         */
        DoubleRoundNumber: number;
        /**
         * @description The public seed of the round's chain, made public after the chain was fixed: SHA-256 of the bytes of the beacon's signature (drand's randomness), 64 hex characters. Part of the message from which the roll is made.
         * @example 303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1
         */
        DoublePublicSeed: string;
        /** @description A published chain of server seeds. It covers the rounds first_round to first_round + length - 1. */
        DoubleChain: {
            id: components["schemas"]["DoubleChainId"];
            /**
             * @description The addresses of posts with the terminal hash, made before the beacon round in places that the operator cannot rewrite, such as a public archive. Absent or empty without such posts.
             * @example [
             *       "https://archive.example/double/dch_2"
             *     ]
             */
            terminal_hash_posts?: string[];
            first_round: components["schemas"]["DoubleRoundNumber"];
            /**
             * @description How many rounds the chain has.
             * @example 10000
             */
            length: number;
            /**
             * @description SHA-256 of the text of the first round's server seed, 64 hex characters.
             * @example dba35acbfec47711b4cd6af26f79216a9acef09c3401c30bacfc0ebcbffcf229
             */
            terminal_hash: string;
            /** @description When the chain was published; all of it but the last two fields was fixed then. */
            published_at: components["schemas"]["DateTime"];
            /**
             * @description The beacon's round that gives the public seed. It is signed after published_at and before the chain's first round.
             * @example 30378585
             */
            beacon_round: number;
            /** @description The beacon's signature of that round, a compressed point of G1 in 96 hex characters; null until it exists. */
            beacon_signature: string | null;
            /** @description The public seed of all rounds of the chain; null until the beacon round exists. */
            public_seed: components["schemas"]["DoublePublicSeed"] | null;
        };
        /** @description What a player needs to check double. */
        DoubleConfig: {
            beacon: components["schemas"]["DoubleBeacon"];
            /** @description The keys of bet receipts. */
            receipt_keys: components["schemas"]["ReceiptKey"][];
            /** @description The chain of the current round. */
            chain: components["schemas"]["DoubleChain"];
            /** @description The chain that follows, null until it is published. */
            next_chain: components["schemas"]["DoubleChain"] | null;
        };
        /** @description The chains, the beacon and the receipt keys of double. */
        DoubleConfigAnswer: {
            data: components["schemas"]["DoubleConfig"];
        };
        /**
         * @description Whether the round takes bets (15 s), rolls (6 s), is paid (4 s and from then on) or was voided while it took bets.
         * @example waiting
         * @enum {string}
         */
        DoubleRoundStatus: "waiting" | "rolling" | "complete" | "voided";
        /**
         * @description SHA-256 of the server seed's text, 64 hex characters, known before any bet.
         * @example ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb
         */
        DoubleServerSeedHash: string;
        /** @description What all players together have staked on a round, by colour. */
        DoubleTotals: {
            /** @description Staked on white, in cents of BRL. */
            white: components["schemas"]["Cents"];
            /** @description Staked on red, in cents of BRL. */
            red: components["schemas"]["Cents"];
            /** @description Staked on black, in cents of BRL. */
            black: components["schemas"]["Cents"];
        };
        /**
         * @description The number that was rolled.
         * @example 12
         */
        DoubleRoll: number;
        /**
         * @description White is 0 and pays 14 times the stake; red is 1 to 7, black 8 to 14, and both pay twice.
         * @example black
         * @enum {string}
         */
        DoubleColor: "white" | "red" | "black";
        /**
         * @description The server seed of the round, 64 hex characters. Its SHA-256 is the hash shown beforehand and the seed of the round before.
         * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
         */
        DoubleServerSeed: string;
        /** @description A round of double. */
        DoubleRound: {
            /** @description The id of the round. */
            id: components["schemas"]["Id"];
            round: components["schemas"]["DoubleRoundNumber"];
            chain_id: components["schemas"]["DoubleChainId"];
            status: components["schemas"]["DoubleRoundStatus"];
            /** @description From when bets are refused; the rolling begins then. */
            betting_ends_at: components["schemas"]["DateTime"];
            /** @description The server's clock as it answered, for the site to count down by. */
            server_time: components["schemas"]["DateTime"];
            server_seed_hash: components["schemas"]["DoubleServerSeedHash"];
            public_seed: components["schemas"]["DoublePublicSeed"];
            totals: components["schemas"]["DoubleTotals"];
            /** @description The number that was rolled, null while bets are taken and when the round was voided. */
            roll: components["schemas"]["DoubleRoll"] | null;
            /** @description The colour of the roll, null while bets are taken and when the round was voided. */
            color: components["schemas"]["DoubleColor"] | null;
            /** @description The server seed, null while bets are taken and the round is not voided. */
            server_seed: components["schemas"]["DoubleServerSeed"] | null;
        };
        /** @description One round of double. */
        DoubleRoundAnswer: {
            data: components["schemas"]["DoubleRound"];
        };
        /** @description One page of rounds of double. */
        DoubleRoundList: {
            /** @description The rounds. */
            data: components["schemas"]["DoubleRound"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Whether the bet waits for the roll, was won, was lost, was taken back by the player, or was returned because its round was voided.
         * @example open
         * @enum {string}
         */
        DoubleBetStatus: "open" | "won" | "lost" | "cancelled" | "voided";
        /**
         * @description The operator's signature under the last state of the bet that the player caused: `open` (placed; the same once the bet
         *     is won, lost or voided) or `cancelled`. With it a player can prove a bet to others.
         *
         *     The signed bytes are the UTF-8 of these lines, joined by a line feed: `double-bet-receipt:1`, player id, bet id, round
         *     id, round number, colour, amount in cents, `open` or `cancelled`, issued_at as it is here.
         */
        DoubleBetReceipt: {
            /** @description The id of the key among receipt_keys of getDoubleConfig. */
            key_id: components["schemas"]["Id"];
            /** @description The id of the player. */
            player_id: components["schemas"]["Id"];
            /** @description When the bet was placed or cancelled. */
            issued_at: components["schemas"]["DateTime"];
            /**
             * @description An Ed25519 signature, base64url without padding.
             * @example ES3eApm6Anoeey7n6fjX2EF-YNuD1kY3YG6TlPKbwG3IYxlJLysL6InsALjaL52isLx6xH15k9FzInYf7OUhAw
             */
            signature: string;
        };
        /** @description A player's bet on a round of double. */
        DoubleBet: {
            /** @description The id of the bet. */
            id: components["schemas"]["Id"];
            /** @description The id of the round. */
            round_id: components["schemas"]["Id"];
            color: components["schemas"]["DoubleColor"];
            /** @description The stake in cents of BRL. */
            amount: components["schemas"]["Cents"];
            status: components["schemas"]["DoubleBetStatus"];
            /**
             * @description What was credited in cents of BRL, the stake included; 0 when it was lost, the stake when it was cancelled or voided, null while it is open.
             * @example 2000
             */
            payout: number | null;
            /** @description When the bet was placed. */
            placed_at: components["schemas"]["DateTime"];
            receipt: components["schemas"]["DoubleBetReceipt"];
        };
        /** @description One page of bets on double. */
        DoubleBetList: {
            /** @description The bets. */
            data: components["schemas"]["DoubleBet"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A bet on a colour of the open round. */
        PlaceDoubleBetRequest: {
            /** @description The id of the round that is bet on. */
            round_id: components["schemas"]["Id"];
            color: components["schemas"]["DoubleColor"];
            /**
             * @description The stake in cents of BRL. The range that the deployment allows is in its settings (E6).
             * @example 1000
             */
            amount: number;
        };
        /** @description One bet on double. */
        DoubleBetAnswer: {
            data: components["schemas"]["DoubleBet"];
        };
        /** @description A token that the embedded sportsbook takes. */
        SportsToken: {
            /** @description The token. */
            token: string;
        };
        /** @description How to embed the sportsbook. */
        SportsConfig: {
            /**
             * @description Which book it is, as sport_sportbook_type names it (E6).
             * @example altenar
             */
            type: string;
            /**
             * Format: uri
             * @description The script that draws the book.
             */
            script_url: string;
            /** @description The name of this deployment at the book. */
            integration: string;
            /**
             * @description The language of the book.
             * @example pt-BR
             */
            culture: string;
            /**
             * @description Where in the book to begin.
             * @example /sports
             */
            start_path: string;
            /**
             * @description Where below start_path the book lists the player's bets, with its offers to end them early. The site then has no
             *     list of its own. A book without such a page leaves it out.
             * @example /apostas
             */
            bets_path?: string;
        };
        /** @description How to embed the sportsbook. */
        SportsConfigAnswer: {
            data: components["schemas"]["SportsConfig"];
        };
        /**
         * @description How a bet stands. A void one gets its stake back; cashed out means that the player took an offer before the end.
         * @example open
         * @enum {string}
         */
        SportsBetStatus: "open" | "won" | "lost" | "void" | "cashed_out";
        /** @description A player's sports bet. */
        SportsBet: {
            /** @description The id of the bet. */
            id: components["schemas"]["Id"];
            /**
             * @description One selection, several that must all win, or combinations of several.
             * @example single
             * @enum {string}
             */
            type: "single" | "multiple" | "system";
            /** @description The stake in cents of BRL. */
            stake: components["schemas"]["Cents"];
            odds: components["schemas"]["SportsOdds"];
            /** @description What is paid when it wins, in cents of BRL, the stake included. */
            potential: components["schemas"]["Cents"];
            status: components["schemas"]["SportsBetStatus"];
            /** @description When it was placed. */
            placed_at: components["schemas"]["DateTime"];
            /** @description The selections. */
            legs: components["schemas"]["SportsBetLeg"][];
        };
        /** @description One page of sports bets. */
        SportsBetList: {
            /** @description The bets. */
            data: components["schemas"]["SportsBet"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The SEO text of a page (E11). */
        Seo: {
            /** @description The title, shown as '{title} | {site title}' (S11). */
            title: string;
            /** @description The text, HTML (pt-BR). */
            content: string;
        };
        /**
         * @description The title (pt-BR).
         * @example Termos e condições
         */
        PageTitle: string;
        /** @description A regulation or legal page without its content. */
        PageSummary: {
            slug: components["schemas"]["PageSlug"];
            title: components["schemas"]["PageTitle"];
            version: components["schemas"]["PageVersion"];
            /** @description Since when this version is in force. */
            published_at: components["schemas"]["DateTime"];
        };
        /** @description One page of the list of regulation and legal pages. */
        PageList: {
            /** @description The pages. */
            data: components["schemas"]["PageSummary"][];
            links: components["schemas"]["Links"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A regulation or legal page. */
        RegulationPage: {
            slug: components["schemas"]["PageSlug"];
            title: components["schemas"]["PageTitle"];
            /** @description The text, HTML (pt-BR). The site sanitizes it. */
            content: string;
            version: components["schemas"]["PageVersion"];
            /** @description Since when this version is in force. */
            published_at: components["schemas"]["DateTime"];
        };
        /** @description One regulation or legal page. */
        PageAnswer: {
            data: components["schemas"]["RegulationPage"];
        };
        /** @description How a player gets support. */
        PlatformSupport: {
            email: components["schemas"]["Email"];
            /**
             * @description The phone number, digits only, null where there is none.
             * @example 08000000000
             */
            phone: string | null;
            /**
             * Format: uri
             * @description A page with help, null where there is none.
             */
            url: string | null;
            /** @description When someone answers (pt-BR). */
            hours: string;
        };
        /** @description Where a player gets help with gambling. */
        HelpLine: {
            /**
             * @description Who helps (pt-BR).
             * @example CVV
             */
            name: string;
            /**
             * @description What they offer (pt-BR).
             * @example apoio emocional 24 horas
             */
            description: string;
            /**
             * @description The phone number, digits only, null where there is none.
             * @example 188
             */
            phone: string | null;
            /**
             * Format: uri
             * @description Its page, null where there is none.
             */
            url: string | null;
        };
        /** @description Numbers that the operator or the law sets (D22). Nothing is required; the site shows no number that is absent. */
        PlatformRules: {
            /**
             * @description How long the PIX code of a deposit is valid, in minutes.
             * @example 15
             */
            pix_code_minutes?: number;
            /**
             * @description Within how many minutes a withdrawal is due (D9).
             * @example 120
             */
            withdrawal_minutes?: number;
            /**
             * @description After how many hours a higher limit, or the removal of one, takes effect (B14).
             * @example 24
             */
            limit_increase_hours?: number;
            /**
             * @description The offered lengths of a pause, in hours, shortest first; those of B14 if absent.
             * @example [
             *       24,
             *       168,
             *       720
             *     ]
             */
            suspension_hours?: number[];
            /**
             * @description The offered lengths of an exclusion, in months, shortest first, null for no end; those of B14 if absent.
             * @example [
             *       1,
             *       3,
             *       6,
             *       12,
             *       null
             *     ]
             */
            exclusion_months?: (number | null)[];
            /**
             * @description The act that requires limits to be asked for at registration (pt-BR).
             * @example Portaria SPA/MF 2.579/2025
             */
            registration_act?: string;
            /** @description Where a player gets help with gambling, most important first; public defaults if absent (D22). */
            help_lines?: components["schemas"]["HelpLine"][];
        };
        /** @description Other names for one search. */
        SearchSynonym: {
            /** @description The names that players type (pt-BR). */
            words: string[];
            /**
             * @description What is searched as well (pt-BR).
             * @example onça
             */
            search: string;
        };
        /** @description Who runs the platform. */
        Platform: {
            /**
             * @description Whether real money moves (production) or none does (sandbox).
             * @example sandbox
             * @enum {string}
             */
            environment: "production" | "sandbox";
            /** @description The act by which the operator is authorized (pt-BR). */
            authorization: string;
            /** @description The company name of the operator. */
            company: string;
            /**
             * @description The CNPJ of the operator, with its punctuation. Since July 2026 a new one may hold letters.
             * @example 12.345.678/0001-95
             */
            cnpj: string;
            support: components["schemas"]["PlatformSupport"];
            /**
             * Format: uri
             * @description The address of the central self-exclusion.
             */
            central_url: string;
            /** @description The server's clock as it answered. */
            server_time: components["schemas"]["DateTime"];
            rules?: components["schemas"]["PlatformRules"];
            /** @description Names by which players search for games of other houses, and the search that finds something like them here. */
            search_synonyms?: components["schemas"]["SearchSynonym"][];
        };
        /** @description Who runs the platform. */
        PlatformAnswer: {
            data: components["schemas"]["Platform"];
        };
        /** @description A connection that wants to hear a private channel. */
        ChannelAuthorizationRequest: {
            /**
             * @description The id that the socket server gave to this connection.
             * @example 1234.5678
             */
            socket_id: string;
            /**
             * @description The channel with its prefix.
             * @example private-users.usr_1
             */
            channel_name: string;
        };
        /** @description A signature that opens one channel to one connection. */
        ChannelAuthorization: {
            /**
             * @description The application's key, a colon, and the signature as 64 hex characters.
             * @example standin-key:332b1502134a7a4914981798af8f244b581de897ad3a8a26103b01a37c5f7a40
             */
            auth: string;
            /** @description Signed data about the member, JSON in text; presence channels only. */
            channel_data?: string;
        };
        /** @description A connection that wants to hear several private channels. */
        ChannelBatchRequest: {
            /**
             * @description The id that the socket server gave to this connection.
             * @example 1234.5678
             */
            socket_id: string;
            /** @description The channels with their prefix. */
            channel_names: string[];
        };
        /** @description A signature for one channel, or none. */
        ChannelOutcome: {
            /**
             * @description The channel with its prefix.
             * @example private-users.usr_1
             */
            channel_name: string;
            /**
             * @description As of A25; null if the channel is not the player's own.
             * @example standin-key:332b1502134a7a4914981798af8f244b581de897ad3a8a26103b01a37c5f7a40
             */
            auth: string | null;
        };
        /** @description The outcome of each channel of a request, in its order. */
        ChannelBatch: {
            /** @description One entry for each channel of the request. */
            channels: components["schemas"]["ChannelOutcome"][];
        };
        /** @description A connection that is a player's. */
        SocketUserRequest: {
            /**
             * @description The id that the socket server gave to this connection.
             * @example 1234.5678
             */
            socket_id: string;
        };
        /** @description A player, signed for one connection. */
        SocketUser: {
            /**
             * @description The application's key, a colon, and the signature as 64 hex characters.
             * @example standin-key:4151d16f0571b6f3630b070dd9cc2917c762f1ee70b0be83fafebdb28af6adb0
             */
            auth: string;
            /**
             * @description The player as JSON in text, an object with the player's id as a non-empty string (V4).
             * @example {"id":"usr_1"}
             */
            user_data: string;
        };
        /** @description The player's balance changed (T1). */
        UserUpdateEvent: {
            /** @description The real-money balance in cents of BRL (E12). */
            balance: components["schemas"]["Cents"];
        };
        /** @description A deposit of the player was approved (T1). */
        DepositApprovedEvent: {
            /** @description The id of the deposit. */
            transaction_id: components["schemas"]["ObservedId"];
            /** @description What was deposited, in cents of BRL. */
            amount: components["schemas"]["Cents"];
            /**
             * @description Which deposit of this player it is, 1 for the first (E10).
             * @example 1
             */
            deposit_occurrence: number;
        };
        /** @description The player's bonus in rollover changed (T1). The payload is not known; by our decision it is the fields of E2, of which none is required. */
        UserRolloverUpdateEvent: {
            /** @description The id of the rollover. */
            id?: components["schemas"]["ObservedId"];
            /** @description 1 means active; no other value does. */
            active?: components["schemas"]["NumericFlag"];
            /** @description Bonus money that is left, in cents of BRL. */
            amount_current?: components["schemas"]["Cents"];
            /** @description The turnover that is required, in cents of BRL. */
            amount_rollover?: components["schemas"]["Cents"];
            /** @description Winnings made with the bonus, in cents of BRL. */
            amount_won?: components["schemas"]["Cents"];
            /** @description The balance of the bonus, in cents of BRL. */
            balance?: components["schemas"]["Cents"];
            /** @description Turnover that has counted so far, in cents of BRL. A proposal of ours. */
            amount_wagered?: components["schemas"]["Cents"];
        };
        /** @description A withdrawal of the player moved on. */
        WithdrawUpdateEvent: {
            /** @description The id of the withdrawal. */
            id: components["schemas"]["Id"];
            status: components["schemas"]["WithdrawalStatus"];
            /** @description What is withdrawn, in cents of BRL. */
            amount: components["schemas"]["Cents"];
        };
        /**
         * @description What speaks up, a limit by its type, one of the two reminders, a suspension or an exclusion, or that a register of the state bars the player or no longer does (Q14).
         * @enum {string}
         */
        ProtectionEventKind: "deposit_limit" | "loss_limit" | "bet_limit" | "time_limit" | "count_limit" | "session_reminder" | "spend_reminder" | "suspension" | "exclusion" | "barred";
        /**
         * @description A limit, a reminder or a pause of the player speaks up. A limit does so when 80 % of it is used, when it is reached and
         *     when its value changes.
         */
        ProtectionEvent: {
            kind: components["schemas"]["ProtectionEventKind"];
            /**
             * @description How much has been used, in minutes for time_limit and session_reminder, a number of bets for count_limit, in cents of BRL for the others; a loss is
             *     negative while the player is ahead. Null for a suspension or an exclusion.
             */
            used: number | null;
            /** @description What it is measured against, in the unit of used. Null for a suspension or an exclusion. */
            limit: number | null;
            /**
             * Format: date-time
             * @description Until when a limit counts this use, or a suspension or an exclusion lasts. Null for a reminder, for an exclusion
             *     without end, and when a suspension or an exclusion is over.
             */
            until: string | null;
        };
        /** @description The player has a new notice. */
        NotificationEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
        };
        /** @description A round of double takes bets. */
        DoubleRoundOpened: {
            /** @description The id of the round. */
            id: components["schemas"]["Id"];
            round: components["schemas"]["DoubleRoundNumber"];
            chain_id: components["schemas"]["DoubleChainId"];
            /** @description From when bets are refused. */
            betting_ends_at: components["schemas"]["DateTime"];
            /** @description The server's clock as this was sent. */
            server_time: components["schemas"]["DateTime"];
            server_seed_hash: components["schemas"]["DoubleServerSeedHash"];
            public_seed: components["schemas"]["DoublePublicSeed"];
        };
        /** @description The stakes of the open round of double changed. */
        DoubleTotalsUpdated: {
            /** @description The id of the round. */
            id: components["schemas"]["Id"];
            totals: components["schemas"]["DoubleTotals"];
        };
        /** @description The bets of a round of double are closed and its roll is known. */
        DoubleRoundRolling: {
            /** @description The id of the round. */
            id: components["schemas"]["Id"];
            round: components["schemas"]["DoubleRoundNumber"];
            roll: components["schemas"]["DoubleRoll"];
            color: components["schemas"]["DoubleColor"];
            server_seed: components["schemas"]["DoubleServerSeed"];
        };
        /** @description A round of double is complete and paid. */
        DoubleRoundFinished: {
            /** @description The id of the round. */
            id: components["schemas"]["Id"];
            round: components["schemas"]["DoubleRoundNumber"];
            roll: components["schemas"]["DoubleRoll"];
            color: components["schemas"]["DoubleColor"];
            totals: components["schemas"]["DoubleTotals"];
        };
        /** @description A round of double was voided. */
        DoubleRoundVoided: {
            /** @description The id of the round. */
            id: components["schemas"]["Id"];
            round: components["schemas"]["DoubleRoundNumber"];
            server_seed: components["schemas"]["DoubleServerSeed"];
        };
        /** @description A round of a live table ended. */
        LiveTableResultEvent: {
            /** @description The id of the table's game. */
            game_id: components["schemas"]["Id"];
            result: components["schemas"]["LiveTableResult"];
        };
    };
    responses: {
        /** @description Too many calls in too short a time. */
        ObservedTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description The server failed. */
        ObservedServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description The server or what it stands on is not available for now. */
        ObservedUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description There is no valid token (L7). */
        ObservedUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description This player may not do this now. */
        ObservedForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description This player may not do this now. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForbiddenError"];
            };
        };
        /** @description Too many calls in too short a time. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The server or what it stands on is not available for now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description A field or a parameter was refused. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description There is no valid token. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description There is no such thing, or it belongs to someone else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The body is larger than is accepted. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description There is no such thing. */
        ObservedNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description There is no such game. */
        GameNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description It clashes with the present state, or the idempotency key was used with another body. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description This player may not do this now. */
        BonusForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description There is no such bonus, or it belongs to someone else. */
        BonusNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ObservedError"];
            };
        };
        /** @description There is no such promotion. */
        PromotionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The visitor may not use the platform from here. Suspended and excluded players are not refused (D10). */
        ProtectionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForbiddenError"];
            };
        };
        /** @description The password is wrong, or another field was refused. */
        PasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
    };
    parameters: {
        /**
         * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
         * @example 203.0.113.7
         */
        UserIp: string;
        /**
         * @description Sent by the site with every call, always with the same value.
         * @example private, max-age=600
         */
        RequestCacheControl: string;
        /**
         * @description Of a trusted device, a proposal of ours (Q30). The site sends it only to a backend that has issued it. Ignored if it belongs to another player or was revoked.
         * @example dvt_5b1f0c7e9a2d4863b1f0c7e9a2d48635
         */
        DeviceTokenHeader: components["schemas"]["DeviceToken"];
        /**
         * @description The page wanted, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Items a page, at most 60.
         * @example 20
         */
        PerPage: number;
        /**
         * @description The id of the thing addressed.
         * @example 1024
         */
        PathId: components["schemas"]["Id"];
        /**
         * @description The id of the game.
         * @example 1024
         */
        FavoriteGameId: components["schemas"]["Id"];
        /**
         * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
         * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
         */
        IdempotencyKey: string;
        /**
         * @description The id of the bonus.
         * @example rol_7
         */
        BonusId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Answers about one player should not be kept by a cache. An observed backend may leave it out.
         * @example no-store
         */
        NoStoreAdvised: string;
        /**
         * @description Seconds until a next attempt may succeed.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Answers about one player are never kept by a cache.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description The answer is the same for everyone. An observed backend may leave the header out, and an edge then cannot keep the answer.
         * @example public, s-maxage=60, stale-while-revalidate=600
         */
        PublicCacheAdvised: string;
        /**
         * @description The version of the answer. It changes with the body. An observed backend may leave it out.
         * @example "3f2a91c0"
         */
        ETagAdvised: string;
        /**
         * @description The answer is the same for everyone, so an edge may keep it for s-maxage seconds, and serve it while it asks for a new one.
         * @example public, s-maxage=60, stale-while-revalidate=600
         */
        PublicCache: string;
        /**
         * @description The version of the answer. It changes with the body.
         * @example "3f2a91c0"
         */
        ETag: string;
        /**
         * @description Answers about what runs now are never kept by a cache.
         * @example no-store
         */
        LiveNoStore: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description Of a trusted device, a proposal of ours (Q30). The site sends it only to a backend that has issued it. Ignored if it belongs to another player or was revoked.
                 * @example dvt_5b1f0c7e9a2d4863b1f0c7e9a2d48635
                 */
                "Device-Token"?: components["parameters"]["DeviceTokenHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the player typed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Logged in if it holds an access_token, refused if it does not. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description The e-mail, CPF or password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRejection"];
                };
            };
            /** @description This player may not log in, or not from here (V3, L8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            /** @description A field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            /** @description Logged out; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player of the token. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    registerPlayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form, its confirmations, and where the visitor came from. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account is open if success is true, refused if it is false. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            403: components["responses"]["ObservedForbidden"];
            /** @description A field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    validateDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The CPF to look up. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateDocumentRequest"];
            };
        };
        responses: {
            /** @description Whom the CPF belongs to, or why it cannot be used. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateDocumentAnswer"];
                };
            };
            403: components["responses"]["ObservedForbidden"];
            /** @description It is not a CPF. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getIp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address that the server saw. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAnswer"];
                };
            };
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    confirmLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The challenge of the login and the player's code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmLoginRequest"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedLoginAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description This login has ended. The player starts again with the password. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The code is wrong, and says how often another one may be tried. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeRejection"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendLoginCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The challenge of the login. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendLoginCodeRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginCodeSentAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description This login has ended. The player starts again with the password. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor and its recovery codes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The player's password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessPasswordRequest"];
            };
        };
        responses: {
            /** @description The secret for the app. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecretAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description An app is active already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A code of the app. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTotpRequest"];
            };
        };
        responses: {
            /** @description Active, with its recovery codes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing to confirm. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The code is wrong, and says how often another one may be tried. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeRejection"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The player's password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessPasswordRequest"];
            };
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrustedDevices: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of trusted devices. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedDeviceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeTrustedDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the device signs. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The assertion of the device. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedLoginAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of passkeys. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new credential. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPasskeyRequest"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description It is registered already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The player's password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessPasswordRequest"];
            };
        };
        responses: {
            /** @description What the device creates a passkey for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** @description The name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Exactly one of the three. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAccessRequest"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessConfirmedAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startAccessConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the device signs. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A position of the device (WGS 84). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportLocationRequest"];
            };
        };
        responses: {
            /** @description The check. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whose password was forgotten. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a link is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The e-mail address was refused for its form alone. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The link has expired or was used, or a field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The present password and the new one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present password is wrong, or the new one was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayerOverview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The five answers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerOverviewAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBankAccountRequest"];
            };
        };
        responses: {
            /** @description The account, which belongs to the player. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccountAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A field was refused, or the account belongs to somebody else. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new e-mail address and the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The password is wrong, or the e-mail address was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChangeConfirmation"];
            };
        };
        responses: {
            /** @description The profile with the new e-mail address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The code is wrong or has expired, or no change was asked for. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPhoneChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new phone and the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChangeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The password is wrong, or the phone was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPhoneChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChangeConfirmation"];
            };
        };
        responses: {
            /** @description The profile with the new phone. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The code is wrong or has expired, or no change was asked for. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityDocumentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One side of one document. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocumentRequest"];
            };
        };
        responses: {
            /** @description The document, waiting for a decision. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityDocumentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The file or a field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddressByZipcode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The postal code (CEP).
                 * @example 01310100
                 */
                zipcode: components["schemas"]["Zipcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the postal code stands for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipcodeAddressAnswer"];
                };
            };
            /** @description There is no such postal code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description It is not a postal code. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVerificationStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the verification. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationStatus"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCacheAdvised"];
                    ETag: components["headers"]["ETagAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getModalImages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCacheAdvised"];
                    ETag: components["headers"]["ETagAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModalImages"];
                };
            };
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    listFavoriteGames: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourite games. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteGameList"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    addFavoriteGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the game.
                 * @example 1024
                 */
                gameId: components["parameters"]["FavoriteGameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is a favourite. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteWriteAnswer"];
                };
            };
            /** @description The game is a favourite; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            404: components["responses"]["ObservedNotFound"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    removeFavoriteGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the game.
                 * @example 1024
                 */
                gameId: components["parameters"]["FavoriteGameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is no favourite. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteWriteAnswer"];
                };
            };
            /** @description The game is no favourite; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            404: components["responses"]["ObservedNotFound"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description What was typed to find a game.
                 * @example noite
                 */
                search?: string;
                /**
                 * @description Only games of this category; 1 is slots and 2 live casino (R8, R9).
                 * @example 1
                 */
                category_id?: components["schemas"]["Id"];
                /**
                 * @description Only games of this provider.
                 * @example 7
                 */
                provider_id?: components["schemas"]["Id"];
                /**
                 * @description The order of the games.
                 * @example popular
                 */
                sort?: components["schemas"]["GameSort"];
                /**
                 * @description Only games whose return to player is at least this, in percent.
                 * @example 96.5
                 */
                rtp_min?: number;
                /**
                 * @description Only games whose smallest stake of a round is at most this, in cents of BRL.
                 * @example 50
                 */
                min_bet_max?: number;
                /**
                 * @description Only games of this volatility.
                 * @example low
                 */
                volatility?: components["schemas"]["GameVolatility"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description A parameter was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GameNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of providers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description There is no such provider. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveTables: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tables. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTableList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecentGames: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** @description Where the game is to be played. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchGameRequest"];
            };
        };
        responses: {
            /** @description The session is open. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLaunchAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This player may not play now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: components["responses"]["GameNotFound"];
            /** @description The game cannot be opened at present. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeGameSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is closed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSessionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How much, how, and with which coupon. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepositRequest"];
            };
        };
        responses: {
            /** @description The deposit, to be paid. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This player may not deposit now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            409: components["responses"]["Conflict"];
            /** @description A field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPixKeys: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPixKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePixKeyRequest"];
            };
        };
        responses: {
            /** @description The key, added. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This player may not add a key now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description The player has this key already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is none of its type, or someone else's. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePixKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A withdrawal to this key is on its way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of withdrawals. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How much, and where to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal, on its way. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This player may not withdraw now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            409: components["responses"]["Conflict"];
            /** @description The amount cannot be withdrawn, or a field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal, cancelled. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is too late, or the idempotency key was used for another withdrawal. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only transactions from this source.
                 * @example Deposit
                 */
                source?: components["schemas"]["TransactionSource"];
                /**
                 * @description Only credits (1) or only debits (2).
                 * @example 1
                 */
                type?: components["schemas"]["TransactionType"];
                /**
                 * @description Only transactions of this status.
                 * @example 2
                 */
                status?: components["schemas"]["TransactionStatus"];
                /**
                 * @description The first day, in America/Sao_Paulo.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description The last day, in America/Sao_Paulo.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["CalendarDate"];
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transactions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            /** @description A parameter was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /**
                 * @description The first day; 29 days before the last where it is left out.
                 * @example 2026-11-20
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description The last day; today where it is left out.
                 * @example 2026-11-21
                 */
                to?: components["schemas"]["CalendarDate"];
                /**
                 * @description How long a bucket is.
                 * @example day
                 */
                group?: components["schemas"]["StatementGroup"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The days were refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResultsStatement: {
        parameters: {
            query: {
                /**
                 * @description The year, or the month, that is wanted. It must have begun.
                 * @example 2026
                 */
                period: components["schemas"]["ResultsPeriod"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultsStatementAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The period was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBets: {
        parameters: {
            query?: {
                /**
                 * @description Only bets of this kind.
                 * @example casino
                 */
                kind?: components["schemas"]["BetKind"];
                /**
                 * @description Only bets in games whose name contains this text. Case and accents do not count. A sports bet has no game.
                 * @example Noite
                 */
                game?: string;
                /**
                 * @description Only bets with this result.
                 * @example won
                 */
                result?: components["schemas"]["BetResult"];
                /**
                 * @description The first day, in America/Sao_Paulo.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description The last day, in America/Sao_Paulo.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["CalendarDate"];
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBonuses: {
        parameters: {
            query?: {
                /**
                 * @description 1 asks for active bonuses only. Without it all bonuses are meant.
                 * @example 1
                 */
                active?: 1;
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonuses. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusList"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            /** @description A parameter was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    activateBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonus is active. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusWriteAnswer"];
                };
            };
            /** @description The bonus is active; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["BonusForbidden"];
            404: components["responses"]["BonusNotFound"];
            /** @description The bonus cannot be activated any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    redeemBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonus is redeemed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusWriteAnswer"];
                };
            };
            /** @description The bonus is redeemed; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["BonusForbidden"];
            404: components["responses"]["BonusNotFound"];
            /** @description The bonus cannot be redeemed now, or the idempotency key was used for another bonus. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    deleteBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonus is gone. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusWriteAnswer"];
                };
            };
            /** @description The bonus is gone; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            404: components["responses"]["BonusNotFound"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    listBonusContributions: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the bonus.
                 * @example rol_7
                 */
                bonusId: components["parameters"]["BonusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stakes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusContributionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such bonus, or it belongs to someone else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The coupon. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyCouponRequest"];
            };
        };
        responses: {
            /** @description Applied if it holds a userCoupon, refused if it does not. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyCouponAnswer"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            /** @description This player may not do this now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            /** @description There is no such coupon. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            /** @description The coupon was applied before, or the idempotency key was used with another code. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            /** @description The code was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which coupons are wanted. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ListCouponsRequest"];
            };
        };
        responses: {
            /** @description The coupons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCouponList"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            /** @description A field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getRegisterCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterCoupon"];
                };
            };
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    listPromotions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionListAnswer"];
                };
            };
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PromotionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPromotionEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions of the player. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionEntryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    optInPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, in which the player takes part now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This player may not take part now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: components["responses"]["PromotionNotFound"];
            /** @description The player takes part already, or the promotion does not run. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProtection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Limits, pause, exclusion and reminders. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProtectionLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The limit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetProtectionLimitRequest"];
            };
        };
        responses: {
            /** @description The limit as it stands now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionLimitAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            /** @description The limit was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProtectionLimitChanges: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionLimitChangeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPendingProtectionLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Called off; no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            /** @description There is no such limit, or nothing is pending on it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspendAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How long, and the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendAccountRequest"];
            };
        };
        responses: {
            /** @description The account is suspended. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuspensionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            /** @description A pause that lasts as long, or an exclusion, holds already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    excludeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How long, and the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExcludeAccountRequest"];
            };
        };
        responses: {
            /** @description The account is excluded. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExclusionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            /** @description An exclusion that lasts as long holds already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProtectionReminders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reminders. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetProtectionRemindersRequest"];
            };
        };
        responses: {
            /** @description The reminders as they stand now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionRemindersAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            /** @description A reminder was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version in force and the acceptances. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The version that the player has read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptTermsRequest"];
            };
        };
        responses: {
            /** @description The acceptance. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsAcceptanceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Another version is in force. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaySession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was played since the player's last login, over all devices. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaySessionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this kind.
                 * @example login
                 */
                kind?: components["schemas"]["ActivityKind"];
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The privacy centre. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDataDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataDeletionBody"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataDeletionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A request is open already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComplaints: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of complaints. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openComplaint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What it is about. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenComplaintRequest"];
            };
        };
        responses: {
            /** @description The complaint with its protocol number. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The same complaint is open already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferralSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code and the sums. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralSummaryAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of players. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferrer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The referral code, as it stands in `/ref/{id}` (R5).
                 * @example ANA2026
                 */
                id: components["schemas"]["ReferralCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferrerAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only notices of this type.
                 * @example withdrawal
                 */
                type?: components["schemas"]["NotificationType"];
                /**
                 * @description Only unread or only read notices.
                 * @example unread
                 */
                status?: "unread" | "read";
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice, read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No notice is unread. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The types to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetNotificationSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Web push as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The subscription that the browser created. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeToPushRequest"];
            };
        };
        responses: {
            /** @description The session has this subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has no subscription. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMinesConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesConfigAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentMinesGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open game. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesGameAnswer"];
                };
            };
            /** @description No game is open. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMinesHistory: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesGameList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMinesFairness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commitment. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesFairnessAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceMinesSeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new commitment, and the seed that it replaces. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesFairnessAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A game is open, the seed of this game was replaced 20 times, or the idempotency key was used for another call. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMinesGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The stake, the number of mines and the client's seed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartMinesGameRequest"];
            };
        };
        responses: {
            /** @description The game is open. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesGameAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This player may not play now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            /** @description A game is open already, or the idempotency key was used with another body. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The stake is out of range or more than the balance, or another field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealMinesCell: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        /** @description The cell. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealMinesCellRequest"];
            };
        };
        responses: {
            /** @description The game as it stands now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesGameAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The game has ended, the cell is revealed already, or the idempotency key was used with another body. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description There is no such cell. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cashOutMinesGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game, ended and paid. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinesGameAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The game has ended, no cell is revealed yet, or the idempotency key was used for another call. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoubleConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["LiveNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubleConfigAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentDoubleRound: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The round. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["LiveNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubleRoundAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoubleHistory: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rounds. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["LiveNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubleRoundList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoubleRound: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The round. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["LiveNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubleRoundAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoubleBets: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only the bets on this round.
                 * @example dbl_8
                 */
                round_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubleBetList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeDoubleBet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
                /**
                 * @description One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
                 * @example 5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bet. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceDoubleBetRequest"];
            };
        };
        responses: {
            /** @description The bet is placed. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubleBetAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description This player may not bet now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenError"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The bets of this round are closed, or the idempotency key was used with another body. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The stake is out of range or more than the balance, or another field was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDoubleBet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The id of the thing addressed.
                 * @example 1024
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bet is cancelled. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubleBetAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The bets of this round are closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateSportsToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportsToken"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            403: components["responses"]["ObservedForbidden"];
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    getSportsConfig: {
        parameters: {
            query?: {
                /**
                 * @description Which part of the book.
                 * @example sports
                 */
                product?: "sports" | "esports";
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportsConfigAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description There is no such product. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description The sportsbook is down. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listSportsBets: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only bets in this state.
                 * @example open
                 */
                status?: components["schemas"]["SportsBetStatus"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportsBetList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeo: {
        parameters: {
            query: {
                /**
                 * @description The section whose text is wanted.
                 * @example casino_games
                 */
                section_name: string;
                /**
                 * @description The thing in the section that the text is about, a game in casino_games.
                 * @example 1024
                 */
                source_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. An empty body is accepted too. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCacheAdvised"];
                    ETag: components["headers"]["ETagAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seo"];
                };
            };
            /** @description There is no text. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["ObservedForbidden"];
            /** @description The section is missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page, at most 60.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path: {
                /**
                 * @description The slug of the page.
                 * @example termos-de-uso
                 */
                slug: components["schemas"]["PageSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlatform: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platform. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicCache"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The connection and the channel. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelAuthorizationRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ChannelAuthorizationRequest"];
            };
        };
        responses: {
            /** @description The signature that opens the channel. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreAdvised"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelAuthorization"];
                };
            };
            401: components["responses"]["ObservedUnauthorized"];
            /** @description The channel belongs to someone else, or the token is not valid (L7), or the address is blocked (L8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            /** @description The connection or the channel is missing or malformed, or the backend knows that the connection is not open. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservedError"];
                };
            };
            429: components["responses"]["ObservedTooManyRequests"];
            500: components["responses"]["ObservedServerError"];
            503: components["responses"]["ObservedUnavailable"];
        };
    };
    authorizeChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The connection and its channels. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelBatchRequest"];
            };
        };
        responses: {
            /** @description The outcome of each channel. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelBatch"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The connection or a channel is missing or malformed, or the backend knows that the connection is not open. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authenticateSocketUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
                 * @example 203.0.113.7
                 */
                "User-Ip"?: components["parameters"]["UserIp"];
                /**
                 * @description Sent by the site with every call, always with the same value.
                 * @example private, max-age=600
                 */
                "Cache-Control"?: components["parameters"]["RequestCacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The connection. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocketUserRequest"];
            };
        };
        responses: {
            /** @description The signed player. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The connection is missing or malformed, or the backend knows that it is not open. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    onUserUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new balance. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdateEvent"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDepositApprovedEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The deposit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositApprovedEvent"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserRolloverUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bonus as it stands now. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRolloverUpdateEvent"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWithdrawUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The withdrawal. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawUpdateEvent"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProtectionEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What happened. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProtectionEvent"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNotificationEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The notice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationEvent"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDoubleRoundOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The round. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoubleRoundOpened"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDoubleTotalsUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The totals. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoubleTotalsUpdated"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDoubleRoundRolling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The roll and what proves it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoubleRoundRolling"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDoubleRoundFinished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The outcome. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoubleRoundFinished"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDoubleRoundVoided: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The round and its server seed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoubleRoundVoided"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLiveTableResultEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The table and its result. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveTableResultEvent"];
            };
        };
        responses: {
            /** @description Heard. An event has no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
