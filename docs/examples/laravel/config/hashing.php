<?php

// Few rounds, because tests log in often.
return ['driver' => 'bcrypt', 'bcrypt' => ['rounds' => (int) env('BCRYPT_ROUNDS', 4)]];
